/**
 * `npm run dev`: the server with the site hot-reloaded by Vite inside it. `tsx watch` starts it anew
 * when a file of the server changes.
 */
import { stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import { readConfig } from '../server/config/config';
import { startServer } from '../server/startServer';
import type { PageRenderer } from '../server/web/pageRenderer';

const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
});
const load = async (): Promise<PageRenderer> =>
  (await vite.ssrLoadModule('/src/entryServer.tsx')) as unknown as PageRenderer;

/** In place of a page's modules: the site's sources cannot be loaded. */
const BROKEN = 'broken';
let isBroken = false;
// A page without the site's script has none that would be hot-reloaded
vite.watcher.on('change', () => {
  if (isBroken) vite.ws.send({ type: 'full-reload' });
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page, or what is wrong with the sources and where, as Vite says it. */
async function render(request: Parameters<PageRenderer['render']>[0]) {
  let renderer: PageRenderer;
  try {
    renderer = await load();
  } catch (error) {
    isBroken = true;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(text);
    // Without the colours of a terminal
    const shown = escaped(stripVTControlCharacters(text));
    const html = `<html lang="en"><head><title>Error</title></head><body><pre>${shown}</pre></body></html>`;
    return { status: 500, html, hydration: null, modules: [BROKEN] };
  }
  isBroken = false;
  return renderer.render(request);
}

const server = await startServer(readConfig(process.env), {
  onProgress: (message) => console.log(message),
  middleware: vite.middlewares,
  site: {
    clientDir: null,
    renderer: {
      render,
      renderFailure: async (request) => (await load()).renderFailure(request),
    },
    assets: {
      styleTags: '',
      tagsFor: ([first]) =>
        first === BROKEN ? '' : '<script type="module" src="/src/main.tsx"></script>',
      finish: (url, html) => vite.transformIndexHtml(url, html),
    },
  },
});
console.log(`Vikari is ready for development on ${server.url}`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await Promise.all([server.close(), vite.close()]);
    process.exit(0);
  });
}
