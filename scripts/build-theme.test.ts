import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generatedFiles } from './build-theme';

it('the checked-in files are what the tokens and drawings give', async () => {
  for (const { path, text } of await generatedFiles()) {
    expect(await readFile(path, 'utf8'), `${path} is old: npm run build:theme`).toBe(text);
  }
});
