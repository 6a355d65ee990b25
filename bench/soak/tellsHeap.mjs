// Loaded into a node before its own program: it says, when the bench asks, where its bytes are
// after everything unused is collected.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', () => {
  collect();
  process.send?.(process.memoryUsage());
});
// A node that has ended its work ends, whoever may still ask
process.channel?.unref();
