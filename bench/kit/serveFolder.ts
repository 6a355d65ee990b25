import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a folder's files on loopback. */
export async function serveFolder(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    try {
      const content = await readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path));
      const type = TYPES[extname(path) || '.html'] ?? 'application/octet-stream';
      // As any site sends built files, whose names change with their contents
      const headers = { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' };
      response.writeHead(200, headers).end(content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, server };
}
