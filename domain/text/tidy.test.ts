import { describe, expect, it } from 'vitest';
import { isEmail } from '../candidates/email';
import { isName } from '../candidates/names';
import { parsePhone } from '../candidates/phone';
import { TIDIERS, tidyEmail, tidyLine, tidyName, tidyNumber, tidySearch } from './tidy';

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
  '\u202a070-174 06 05\u202c',
  'tel:+46701740605',
  'TEL:+46-70-174%2006%2005',
  'tel:+46701740605;ext=1',
  'Tel. 070-174 06 05',
  'Mobil: 070-174 06 05',
  '+46 (0)70 174 06 05,',
  '+46 ( 0 ) 70 174 06 05.',
  '070\u2212174 06 05',
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015'].map(
    (dash) => `070${dash}174${dash}0605`,
  ),
  '\uff0b46 70 174 06 05',
  '\uff10\uff17\uff10\uff0d\uff11\uff17\uff14 \uff10\uff16 \uff10\uff15',
  '0046701740605',
])('reads one number in %j', (text) => {
  expect(parsePhone(text, { production: true })?.e164).toBe('+46701740605');
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
  'eva+jobb@example.com',
  "sinead.o'hara@example.com",
  'eva&per@example.com',
  'a=b@example.com',
  'eva.ek-lind_2@example.com',
])('takes what is in common use before the at sign: %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  'eva ek@example.com',
  '"eva"@example.com',
  'eva,ek@example.com',
  '+@',
  'a\r\nBcc:b@example.com',
])('takes no other: %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

it.each([
  'S:son Ek',
  'Ek Jr.',
  'Ek, Jr.',
  'O´Hara',
  'O`Hara',
  'O’Hara',
  "O'Hara",
  'Oʼ Hara',
  'Ek–Lind',
  'Ek-Lind',
  'Ek‑Lind',
  'J.R. Ek',
  'Carl J. Ek',
  'S:t Clair',
  "'t Hooft",
  'Ek d.y.',
  'Al‐Saïd',
  'Mª Ek',
  'Müller-Öberg',
  'EVA MARIA',
  'av Ek',
])('takes a name that people bear: %s', (name) => {
  expect(isName(name)).toBe(true);
  expect(tidyName(name)).toBe(name.normalize('NFC'));
});

it.each([
  'Eva@Ek',
  'Eva2',
  '<b>Eva</b>',
  'www.exempel.se',
  'https://exempel.se',
  '.',
  ':',
  'Eva:',
  ', Ek',
])('takes no name in %s', (name) => {
  expect(isName(name)).toBe(false);
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
