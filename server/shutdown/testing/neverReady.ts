import { runServer } from '../../runServer';
import { endOnSignal } from '../../signals';

/** A process whose start never ends. It stops when its parent is gone. */
process.on('disconnect', () => process.exit(2));
endOnSignal();
// As one that comes while the product is being read in
if (process.argv[2] === 'at-once') process.kill(process.pid, 'SIGTERM');
await runServer(
  () =>
    new Promise(() => {
      process.send?.('starting');
    }),
);
