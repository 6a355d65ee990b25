import { describe, expect, it } from 'vitest';
import { findAmount } from './findAmount';
import { tokensOf } from './tokens';

/** What is found at the first word that has anything: "share 50..75 (2)". */
function found(text: string): string {
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = findAmount(tokens, at, text);
    if (!amount) continue;
    const { numbers, length } = amount;
    const words = tokens
      .slice(at, at + length)
      .map((token) => token.text)
      .join(' ');
    if (!numbers) return `all: ${words}`;
    return `${numbers.part} ${numbers.min ?? ''}..${numbers.max ?? ''}: ${words}`;
  }
  return '';
}

describe('pay', () => {
  it.each([
    ['ssk över 400 kr', 'hourlyRate 400..: över 400 kr'],
    ['minst 500 i timmen', 'hourlyRate 500..: minst 500 i timmen'],
    ['at least 600 SEK an hour', 'hourlyRate 600..: at least 600 SEK an hour'],
    ['hyrläkare 1500 kr', 'hourlyRate 1500..: 1500 kr'],
    ['550 kr/h', 'hourlyRate 550..: 550 kr h'],
    ['550:-', 'hourlyRate 550..: 550'],
    ['mellan 400 och 500 kr', 'hourlyRate 400..500: mellan 400 och 500 kr'],
    ['400-500 kr/tim', 'hourlyRate 400..500: 400 500 kr tim'],
    ['högst 900 kr', 'hourlyRate ..900: högst 900 kr'],
    ['timlön 550+', 'hourlyRate 550..: timlön 550'],
    // A wage, as the invoice that costs as much; what is asked for by the month is one below 70 000
    ['lön över 90000', 'hourlyRate 837..: lön över 90000'],
    ['minst 50 000 kr i månadslön', 'hourlyRate 465..: minst 50 000 kr i månadslön'],
    ['100 000 i månaden', 'hourlyRate 606..: 100 000 i månaden'],
    ['minst 80 000 kr/mån', 'hourlyRate 485..: minst 80 000 kr mån'],
    ['arvode 60 000 i månaden', 'hourlyRate 364..: arvode 60 000 i månaden'],
    ['minst 40 000 kr/mån', 'hourlyRate 372..: minst 40 000 kr mån'],
    ['80.000 kr i månaden', 'hourlyRate 485..: 80 000 kr i månaden'],
    ['45000 kr', 'hourlyRate 419..: 45000 kr'],
    ['över 60000', 'hourlyRate 558..: över 60000'],
    ['lön runt 50 000', 'hourlyRate 465..: lön runt 50 000'],
    ['SEK 600', 'hourlyRate 600..: SEK 600'],
    ['600 per hour', 'hourlyRate 600..: 600 per hour'],
    ['500 i timlön', 'hourlyRate 500..: 500 i timlön'],
    ['lön på minst 60 000', 'hourlyRate 558..: lön på minst 60 000'],
    ['timlön minst 500', 'hourlyRate 500..: timlön minst 500'],
    ['tjäna 60k', 'hourlyRate 558..: tjäna 60k'],
    ['minst 60 tkr', 'hourlyRate 558..: minst 60 tkr'],
    // By the day and the week, of 8 and 40 hours
    ['12 000 kr/dag', 'hourlyRate 1500..: 12 000 kr dag'],
    ['minst 4000 kr per pass', 'hourlyRate 500..: minst 4000 kr per pass'],
    ['5000 a day', 'hourlyRate 625..: 5000 a day'],
    ['60 000 kr i veckan', 'hourlyRate 1500..: 60 000 kr i veckan'],
    ['500+', 'hourlyRate 500..: 500'],
    ['600kr/h', 'hourlyRate 600..: 600kr h'],
    // Not what anybody is paid
    ['5 kr', ''],
    ['2 000 000 kr', ''],
  ])('%s: %s', (text, expected) => {
    expect(found(text)).toBe(expected);
  });
});

describe('share of full time', () => {
  it.each([
    ['75 %', 'share 75..75: 75'],
    ['50-75 %', 'share 50..75: 50 75'],
    ['75 procent undersköterska', 'share 75..75: 75 procent'],
    ['minst 50% tjänst', 'share 50..: minst 50 tjänst'],
    ['max 80 percent', 'share ..80: max 80 percent'],
    ['20 h/vecka', 'share 50..50: 20 h vecka'],
    ['max 30 timmar i veckan', 'share ..75: max 30 timmar i veckan'],
    ['heltid', 'share 90..: heltid'],
    ['heltidsjobb', 'share 90..: heltidsjobb'],
    ['full-time nurse', 'share 90..: full time'],
    ['deltid', 'share ..89: deltid'],
    ['deltid 75 %', 'share 75..75: deltid 75'],
    ['deltid (50-75%)', 'share 50..75: deltid 50 75'],
    ['halvtid', 'share 50..50: halvtid'],
    ['0,75 tjänst', 'share 75..75: 0 75 tjänst'],
    ['0.8', 'share 80..80: 0 8'],
    ['50-procentig', 'share 50..50: 50 procentig'],
    ['2-3 dagar i veckan', 'share 40..60: 2 3 dagar i veckan'],
    ['3 dgr/v', 'share 60..60: 3 dgr v'],
    ['en dag i veckan', 'share 20..20: en dag i veckan'],
    ['3 dagar/vecka', 'share 60..60: 3 dagar vecka'],
    ['four days a week', 'share 80..80: four days a week'],
    ['deltid eller heltid', 'all: deltid eller heltid'],
    ['hel- eller deltid', 'all: hel eller deltid'],
    ['full time or part time', 'all: full time or part time'],
    ['150 %', ''],
  ])('%s: %s', (text, expected) => {
    expect(found(text)).toBe(expected);
  });
});

describe('other numbers', () => {
  it.each([
    'v 30',
    'från 15 dec',
    '2 st ssk',
    '12 h',
    '2026-12-24',
    'över Umeå',
    '1177',
    'under jul',
    '24/7',
    '65+',
    'inom 100 km',
  ])('%s is none', (text) => {
    expect(found(text)).toBe('');
  });
});

it('says what it was read as', () => {
  const label = (text: string) => findAmount(tokensOf(text), 0, text)?.numbers?.label;
  expect(label('minst 80 000 i månaden')).toEqual({
    sv: 'Från 485 kr/h (80\u00a0000 kr/mån)',
    en: 'From SEK 485 an hour (SEK 80,000 a month)',
  });
  expect(label('20 timmar i veckan')).toEqual({
    sv: '50\u00a0% av heltid (20 h/v)',
    en: '50% of full time (20 h a week)',
  });
  expect(label('minst 50 %')).toEqual({
    sv: 'Minst 50\u00a0% av heltid',
    en: 'At least 50% of full time',
  });
});

it.each([
  ['timlön 300', 'Från 300\u00a0kr/h på faktura', 'From SEK 300 an hour invoiced'],
  ['lön minst 500 kr/h', 'Från 500\u00a0kr/h på faktura', 'From SEK 500 an hour invoiced'],
  ['minst 500 kr/h', 'Från 500\u00a0kr/h', 'From SEK 500 an hour'],
])('says as what an hour’s pay is compared: %s', (text, sv, en) => {
  const found = findAmount(tokensOf(text), 0, text);
  const said = (one: string) => one.replaceAll('\u00a0', ' ');
  expect(found?.numbers && said(found.numbers.label.sv)).toBe(said(sv));
  expect(found?.numbers && said(found.numbers.label.en)).toBe(said(en));
});
