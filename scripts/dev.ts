/** `npm run dev`: the server with the site hot-reloaded by Vite inside it. */
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

const server = await startServer(readConfig(process.env), {
  onProgress: (message) => console.log(message),
  middleware: vite.middlewares,
  site: {
    clientDir: null,
    renderer: {
      render: async (request) => (await load()).render(request),
      renderFailure: async (request) => (await load()).renderFailure(request),
    },
    assets: {
      styleTags: '',
      tagsFor: () => '<script type="module" src="/src/main.tsx"></script>',
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
