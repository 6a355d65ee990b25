/** socket.io's server in a separate process: it stores nothing and checks nobody. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { transports: ['websocket'] });
io.on('connection', (socket) => {
  const { person } = socket.handshake.auth;
  socket.join(String(person));
  socket.on('message', ({ to, text }, acknowledge) => {
    io.to(String(to)).emit('message', { text });
    acknowledge();
  });
});
process.on('message', ({ ask }) => {
  if (ask === 'rss') {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss });
  }
  if (ask === 'stop') {
    io.disconnectSockets(true);
    http.closeAllConnections();
    http.close();
    process.disconnect();
  }
});
http.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${http.address().port}` });
});
