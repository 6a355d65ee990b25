import { describe, expect, it } from 'vitest';
import { TIDIERS, tidyEmail, tidyLine, tidyLines, tidyNumber, tidySearch } from './tidy';

/** What comes along when a text is copied, around and inside it. */
const PASTED: readonly (readonly [name: string, paste: (text: string) => string])[] = [
  ['an embedding to the right', (text) => `\u202a${text}\u202c`],
  ['an override to the left', (text) => `\u202d${text}\u202c`],
  ['isolates', (text) => `\u2066${text}\u2069`],
  ['a mark of direction', (text) => `\u200e${text}\u200f`],
  ['zero-width spaces', (text) => `\u200b${text}\u200b`],
  ['a mark of the byte order', (text) => `\ufeff${text}`],
  ['a soft hyphen inside', (text) => `${text.slice(0, 3)}\u00ad${text.slice(3)}`],
  ['a word joiner inside', (text) => `${text.slice(0, 3)}\u2060${text.slice(3)}`],
  ['spaces that do not break', (text) => `\u00a0${text.replaceAll(' ', '\u00a0')}\u202f`],
  ['a line break behind', (text) => `${text}\r\n`],
];
const SAMPLES = {
  line: 'Norrlands exempelsjukhus',
  name: 'Eva Ek',
  email: 'eva.ek@example.com',
  phone: '070-174 06 05',
  day: '2026-12-24',
  code: '1234567',
  search: 'sjuksköterska i Umeå',
} as const;

describe.each(PASTED)('%s', (_name, paste) => {
  it.each(Object.entries(SAMPLES))('is dropped from a text of the kind %s', (kind, text) => {
    expect(Reflect.get(TIDIERS, kind)(paste(text))).toBe(text);
  });
});

/** Of several lines only what nobody sees is dropped: spaces and line breaks are the writer's. */
const UNSEEN_PASTED = PASTED.filter(([name]) => !/spaces that do not break|line break/u.test(name));
it.each(UNSEEN_PASTED)('%s is dropped from several lines', (_name, paste) => {
  const text = 'Hej!\n\n  Ett  stycke till.\r\n';
  expect(tidyLines(paste(text))).toBe(text);
});

it.each(Object.entries(TIDIERS))('tidies once and for all: %s', (_kind, tidy) => {
  for (const text of [
    '\u202a +46 (0)70-174 06 05, ',
    'Eva <mailto:eva@example.com>;',
    'S:son Ek',
    '26–12–24',
  ]) {
    expect(tidy(tidy(text))).toBe(tidy(text));
  }
});

it.each([
  ['mailto:eva@example.com', 'eva@example.com'],
  ['MAILTO:eva@example.com?subject=Hej', 'eva@example.com'],
  ['Eva Ek <eva@example.com>', 'eva@example.com'],
  ['<eva@example.com>,', 'eva@example.com'],
  ['eva@example.com;', 'eva@example.com'],
  ['eva\uff20example.com', 'eva@example.com'],
  ['eva-ek\u2011lind@example.com', 'eva-ek-lind@example.com'],
])('reads the address in %j', (text, address) => {
  expect(tidyEmail(text)).toBe(address);
});

it.each([
  ['45\u00a0000', '45 000'],
  ['\u22125', '-5'],
  ['\uff11\uff12', '12'],
])('reads the amount in %j', (text, amount) => {
  expect(tidyNumber(text)).toBe(amount);
});

it('keeps what joins an emoji or letters, and what no line may hold', () => {
  expect(tidyLine('👩\u200d⚕️')).toBe('👩\u200d⚕️');
  expect(tidySearch('a\u0000b')).toBe('a\u0000b');
  expect(tidyLine('a\nb')).toBe('a\nb');
});
