/** `npm run build`: builds the product into `dist/`. */
import { buildProduct } from './lib/buildProduct.mjs';

await buildProduct({ force: true });
