// boardgame.io's own server, on a free port of loopback; it keeps its matches in memory.
const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game.cjs');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then((running) => {
  console.log(`peer at ${running.appServer.address().port}`);
});
