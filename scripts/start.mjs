/** `npm start`: installs, builds and runs whatever is needed, also on a fresh clone. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { checkNodeVersion } from '../server/config/nodeVersion.mjs';
import { ROOT } from './lib/paths.mjs';
import { onNpmGone } from './lib/startedBy.mjs';

checkNodeVersion();
const endWatching = onNpmGone(() => process.kill(process.pid, 'SIGTERM'));

const [code, signal] = await once(fork(`${ROOT}scripts/prepare.mjs`), 'exit');
if (signal === 'SIGKILL') {
  console.error(
    'The build was killed, as it is where memory is short: it takes 2.5 GB, the server 0.4 GB. Build ' +
      'elsewhere and run dist/server/main.js: see docs/deployment.md.',
  );
}
if (code !== 0) process.exit(1);

await import('../dist/server/main.js');
// A terminal's Ctrl+C reaches npm too, which goes first: that is no second signal
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, endWatching);
