import { expect, it } from 'vitest';
import { restWarnings } from '#domain/planning/rest';
import { wordsOf } from '../../testing/words';
import { restText } from './restText';

const late = { day: '2026-06-09', from: '13:00', to: '21:00' };
const early = { day: '2026-06-10', from: '06:00', to: '14:00' };
const early2 = { day: '2026-06-10', from: '07:30', to: '14:00' };
const same = { day: '2026-06-09', from: '20:00', to: '23:00' };

it.each([
  ['sv', [late, early], '9 h vila mellan tisdag 21:00 och onsdag 06:00; lagen kräver 11 h.'],
  [
    'en',
    [late, early],
    '9 h of rest between Tuesday 21:00 and Wednesday 06:00; the law requires 11 h.',
  ],
  [
    'sv',
    [late, early2],
    '10 h 30 min vila mellan tisdag 21:00 och onsdag 07:30; lagen kräver 11 h.',
  ],
  ['sv', [late, same], 'Ett pass börjar tisdag 20:00, innan ett annat slutar tisdag 21:00.'],
] as const)('%s: a warning in words', async (language, shifts, text) => {
  const [warning] = restWarnings(shifts);
  if (!warning) throw new Error('no warning');
  const shown = restText(await wordsOf(language), warning);
  expect(shown.replaceAll('\u00a0', ' ')).toBe(text);
});
