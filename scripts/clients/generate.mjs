/**
 * `node scripts/clients/generate.mjs document.json folder`: writes two clients of the API into the
 * folder: `fetchClient.d.ts` for `openapi-fetch`, and `classClient.ts`, a class with a method for
 * each call. A process of its own, since the generators bring compilers of their own.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { generateApi } from 'swagger-typescript-api';

const [path = '', folder = ''] = process.argv.slice(2);
const document = JSON.parse(await readFile(path, 'utf8'));

const types = await openapiTypes(document, { exportType: true });
await writeFile(join(folder, 'fetchClient.d.ts'), astToString(types));

await generateApi({
  fileName: 'classClient.ts',
  input: resolve(path),
  output: resolve(folder),
  generateUnionEnums: true,
  cleanOutput: false,
  silent: true,
});
// It turns the compiler off for its own file, which hides what does not compile
const generated = join(folder, 'classClient.ts');
const text = await readFile(generated, 'utf8');
await writeFile(generated, text.replace('// @ts-nocheck', ''));
