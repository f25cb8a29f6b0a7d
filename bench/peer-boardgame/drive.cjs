// Somebody alone at each of some matches, who moves again as soon as the server has told of the last move.
// Says after that many seconds how many moves were told of, and what the server's process took for them:
// {"moves": 1234, "seconds": 10.0, "processor": 9.5}.
const { readFileSync } = require('node:fs');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game } = require('./game.cjs');

const [server, matches, seconds, pid] = [process.argv[2], ...process.argv.slice(3).map(Number)];

// In hundredths of a second, as Linux counts it.
function busy() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

let moves = 0;

// A match that nobody knows is made when somebody asks for it.
function sit(matchID) {
  const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
  const client = Client({ game, multiplayer, matchID, playerID: '0', debug: false, numPlayers: 1 });
  let known = -1;
  // The client plays each move itself at once; what counts is the word of the server.
  client.start();
  const socket = client.transport.socket;
  const told = (state) => {
    if (!state || state._stateID <= known) return;
    if (known >= 0) moves += 1;
    known = state._stateID;
    setImmediate(() => client.moves.go(known, known % 2 ? 'swamp' : 'city'));
  };
  socket.on('sync', (_, info) => told(info.state));
  socket.on('update', (_, state) => told(state));
  socket.on('patch', (_, __, stateID) => told({ _stateID: stateID }));
}

(async () => {
  for (let number = 0; number < matches; number += 1) sit(`match-${number}`);
  await new Promise((done) => setTimeout(done, 1000));
  const [before, worked, start] = [moves, busy(), process.hrtime.bigint()];
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  const took = Number(process.hrtime.bigint() - start) / 1e9;
  console.log(JSON.stringify({ moves: moves - before, seconds: took, processor: busy() - worked }));
  process.exit(0);
})();
