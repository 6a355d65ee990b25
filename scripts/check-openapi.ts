/** `npm run check:openapi`: checks the document of `/api/docs` with Redocly's recommended rules. */
import { openApiDocument } from '../server/docs/openapi';
import { wholeServer } from '../server/hostile/testing/wholeServer';
import { settableClock } from '../server/identity/testing/settableClock';
import { lintOpenApi } from './lib/lintOpenApi.mjs';

const server = await wholeServer({ clock: settableClock() });
const document = openApiDocument(server.services.routes, 'https://vikari.test');
await server.close();
const { errors, warnings, problems } = await lintOpenApi(document);
for (const problem of problems) console.log(problem);
console.log(`${errors} errors, ${warnings} warnings`);
process.exitCode = errors > 0 ? 1 : 0;
