// A match whose state is as large as one of ours, and a move that changes a little of it.
// Both the peer's server and its clients read this file.
const size = Number(process.env.PEER_BYTES || 8000);

function setup() {
  const things = {};
  for (let number = 0; JSON.stringify(things).length < size; number += 1) {
    things[`thing-${number}`] = { id: `thing-${number}`, area: 'swamp', wounds: 0, cards: ['J03-2', 'MUT-G-2a'] };
  }
  return { round: 1, last: '', things };
}

exports.game = {
  name: 'peer',
  setup,
  moves: {
    go({ G }, number, area) {
      const thing = G.things[`thing-${number % Object.keys(G.things).length}`];
      thing.area = area;
      thing.wounds += 1;
      G.round += 1;
      G.last = area;
    },
  },
};
