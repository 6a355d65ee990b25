/**
 * In place of `scripts/start.mjs`, without its build: says its process id to the port of `TOLD_TO`,
 * and `stopped` when it ends in order.
 */
import { connect } from 'node:net';
import { onNpmGone } from '../../../scripts/lib/startedBy.mjs';

onNpmGone(() => process.kill(process.pid, 'SIGTERM'));
const told = connect(Number(process.env.TOLD_TO), '127.0.0.1');
process.once('SIGTERM', () => told.end('stopped\n', () => process.exit(0)));
told.write(`${process.pid}\n`);
// The test has gone
told.on('close', () => process.exit(1));
