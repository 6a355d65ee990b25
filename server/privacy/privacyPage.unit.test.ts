import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { OTHER_PLACES } from '../composition/personalData';

const PAGE = fileURLToPath(
  new URL('../../src/features/info/privacy/privacySections.ts', import.meta.url),
);
const source = readFileSync(PAGE, 'utf8');

/** The names in one of the page's lists. */
function namesIn(list: string): string[] {
  const [, rows = ''] = new RegExp(`${list} = \\[([\\s\\S]*?)\\] as const`, 'u').exec(source) ?? [];
  return [...rows.matchAll(/name: '([^']+)'/gu)].map(([, name = '']) => name);
}
const registered = (kind: string) =>
  OTHER_PLACES.filter((place) => place.kind === kind).map(({ name }) => name);

it.each([
  ['COOKIES', 'cookie'],
  ['STORAGE', 'browser storage'],
])('the privacy policy names all of its %s', (list, kind) => {
  expect(registered(kind).length).toBeGreaterThan(0);
  expect(namesIn(list).toSorted()).toEqual(registered(kind).toSorted());
});
