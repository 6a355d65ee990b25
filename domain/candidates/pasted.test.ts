import { expect, it } from 'vitest';
import { tidyName } from '../text/tidy';
import { isEmail } from './email';
import { isName } from './names';
import { parsePhone } from './phone';

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
