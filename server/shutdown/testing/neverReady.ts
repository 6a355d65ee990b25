import { runServer } from '../../runServer';

/** A process whose start never ends. It stops when its parent is gone. */
process.on('disconnect', () => process.exit(2));
await runServer(
  () =>
    new Promise(() => {
      process.send?.('starting');
    }),
);
