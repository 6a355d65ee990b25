import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { API_REPORT, apiReport, everyEntry } from './apiReport';
import { publicEntries } from './entries';

it('opens every entry under a name of its own', () => {
  expect(everyEntry(['Button', 'texts/sv'])).toBe(
    "export * as from_Button from './Button/index.js';\n" +
      "export * as from_texts_sv from './texts/sv/index.js';\n",
  );
});

it('is current, with every entry of the package', async () => {
  const report = await apiReport();
  for (const entry of publicEntries()) {
    expect(report).toContain(`namespace from_${entry.replaceAll('/', '_')} {`);
  }
  expect(
    report === (await readFile(API_REPORT, 'utf8')),
    'The public types of the kit changed: run `npm run kit:api`, and see in the difference what users see',
  ).toBe(true);
}, 240_000);
