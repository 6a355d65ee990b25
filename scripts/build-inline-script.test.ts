import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inlineScriptModule } from './build-inline-script';

it('the checked-in inline script is built from the current sources', async () => {
  const { path, text } = await inlineScriptModule();
  expect(await readFile(path, 'utf8'), `${path} is out of date: npm run build:inline-script`).toBe(
    text,
  );
});
