import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generatedFiles } from './build-theme';

it('the checked-in files are built from the current tokens and drawings', async () => {
  for (const { path, text } of await generatedFiles()) {
    expect(await readFile(path, 'utf8'), `${path} is out of date: npm run build:theme`).toBe(text);
  }
});
