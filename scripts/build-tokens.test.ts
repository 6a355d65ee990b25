import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { tokenFileTexts } from './build-tokens';

it('the checked-in token files are made from the current theme', async () => {
  for (const { path, text } of tokenFileTexts()) {
    expect(await readFile(path, 'utf8'), `${path} is out of date: npm run build:tokens`).toBe(text);
  }
});
