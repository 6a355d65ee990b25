import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A dot with a space before it that breaks: in a text, and not in a comment about one. */
const PLAIN = /^(?!\s*(?:\*|\/[/*])).* · /u;

it('keeps every "·" on the line of the fact before it, where a list of facts wraps', () => {
  const files = globSync('{src,ui-kit}/**/*.{ts,tsx}', {
    exclude: (path) => /node_modules|\.test\.|generated/u.test(path),
  });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => PLAIN.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
