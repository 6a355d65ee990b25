/**
 * `npm run dev`: runs a program from its sources, and starts it anew when one of them changes. It ends
 * with npm, which dies of a signal without a word to what it has started.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onNpmGone } from './lib/startedBy.mjs';

const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
const watching = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
const endWatching = onNpmGone(() => watching.kill('SIGTERM'));
// A terminal's Ctrl+C reaches all of them: this one stays until the others have ended
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => watching.kill('SIGTERM'));
const [code] = await once(watching, 'exit');
endWatching();
process.exit(code ?? 0);
