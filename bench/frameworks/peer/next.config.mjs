import { fileURLToPath } from 'node:url';

export default {
  compress: false,
  distDir: 'built/next',
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
};
