/** The documents' server in a separate process, whose memory is measured. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsApp } from '../../server/documents/testing/documentsApp';
import { folderStore } from '../../server/files/folderStore';
import type { FromServer, ToServer } from './messages';

/** Milliseconds between two readings of the memory. */
const LOOK_MS = 20;

const folder = await mkdtemp(join(tmpdir(), 'vikari-bench-files-'));
const app = await documentsApp({ store: folderStore(folder) });
const tell = (message: FromServer) => process.send?.(message);
let peak = 0;
const look = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, LOOK_MS);

process.on('message', async ({ ask, people }: ToServer) => {
  if (ask === 'candidates') {
    const all = await Promise.all(Array.from({ length: people ?? 0 }, () => app.candidate()));
    tell({ url: app.url, headers: all.map(({ headers }) => headers) });
  }
  if (ask === 'begin') {
    global.gc?.();
    peak = process.memoryUsage().rss;
    tell({ rss: peak });
  }
  if (ask === 'peak') tell({ rss: peak });
  if (ask === 'stop') {
    clearInterval(look);
    await app.close();
    await rm(folder, { recursive: true, force: true });
    process.disconnect();
  }
});
tell({ rss: process.memoryUsage().rss });
