/** `npm run build`: builds the product into `dist/`; with `--if-changed` only where a source changed. */
import { buildProduct } from './lib/buildProduct.mjs';

await buildProduct({ force: !process.argv.includes('--if-changed') });
