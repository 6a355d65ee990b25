import { beforeAll, expect, it } from 'vitest';
import type { JobDetail } from '#domain/api/portal';
import type { PayInHand } from '#domain/jobs/inHand';
import { aJob } from '#domain/jobs/testing/aJob';
import type { ComparisonRowId } from '#domain/jobViews/comparison';
import { toJobDetail } from '#domain/jobViews/publicDetail';
import type { Words } from '../../i18n/intl';
import { wordsOf } from '../../testing/words';
import { cellOf } from './rowTexts';

let words: Words;
beforeAll(async () => {
  words = await wordsOf('sv');
});

const VISITOR = { isCandidate: false, includeWorkplace: true, applied: false };
const text = (id: ComparisonRowId, changes: Partial<JobDetail>, pay: PayInHand | null = null) => {
  const job = { ...toJobDetail(aJob(), VISITOR), ...changes };
  return String(cellOf(words, id, { job, closed: false, pay })).replaceAll('\u00a0', ' ');
};
const paid = (inHand: number) => ({ gross: 60_000, withheld: 20_000, inHand, yearTax: 20_000 });
const pay = (lowest: number, highest: number): PayInHand => ({
  weeks: 4,
  taxGroup: 'under_66',
  lowest: paid(lowest),
  highest: paid(highest),
  table: 33,
  rulesYear: 2026,
  yearsWithoutRules: [],
  supplements: null,
});

it.each<[ComparisonRowId, number, number, string]>([
  ['in_hand', 40_000, 44_000, 'ca 40 000–44 000 kr'],
  // One rate, and two that differ by less than is shown
  ['in_hand', 40_000, 40_000, 'ca 40 000 kr'],
  ['in_hand', 40_010, 40_040, 'ca 40 000 kr'],
  ['in_hand_week', 40_000, 44_000, 'ca 10 000–11 000 kr'],
  ['in_hand_week', 40_000, 40_000, 'ca 10 000 kr'],
])('says %s of %d to %d', (id, lowest, highest, expected) => {
  const hourlyRate = { min: 300, max: 300, basis: 'hourly_employment' } as const;
  expect(text(id, { hourlyRate }, pay(lowest, highest))).toBe(expected);
});

it.each<[ComparisonRowId, Partial<JobDetail>, string]>([
  ['terms_said', { terms: { pension: 'none', sickPayFrom: 0 } }, '2 av 12'],
  ['terms_said', { terms: null }, '0 av 12'],
  ['term_sickPayFrom', { terms: { sickPayFrom: 0 } }, 'Ingen sjuklön'],
  ['term_sickPayFrom', { terms: { sickPayFrom: null } }, 'Fråga'],
  ['term_pension', { terms: null }, 'Fråga'],
])('says %s of %o', (id, changes, expected) => {
  expect(text(id, changes)).toBe(expected);
});

it('says that an own company is paid', () => {
  const hourlyRate = { min: 900, max: 900, basis: 'consultant_invoice' } as const;
  const expected = 'ca 40 000 kr via eget bolag';
  expect(text('in_hand', { hourlyRate }, pay(40_000, 40_000))).toBe(expected);
});

it.each<[name: string, Partial<JobDetail>, string]>([
  ['on call', { onCallDuty: true, imported: false }, 'Ja'],
  ['none', { onCallDuty: false, imported: false }, 'Nej'],
  ['on call in an imported ad', { onCallDuty: true, imported: true }, 'Ja'],
  // Such an ad names on-call duty where there is some, and says nothing where there is none
  ['none in an imported ad', { onCallDuty: false, imported: true }, 'Anges inte'],
])('says %s', (_name, changes, expected) => {
  expect(text('on_call', changes)).toBe(expected);
});

it.each<[ComparisonRowId, Partial<JobDetail>, string]>([
  ['licence', { requires: { licence: true } }, 'Svensk legitimation'],
  ['licence', { requires: { licence: false } }, 'Nej'],
  ['licence', { requires: {} }, 'Anges inte'],
  ['years', { requires: { yearsInProfession: 0 } }, 'Ingen krävs'],
  ['travel', { travel: null }, 'Anges inte – fråga arbetsgivaren'],
  ['weeks', { startsOn: '2026-02-02', endsOn: null }, 'Anges inte'],
  ['weeks', { startsOn: '2026-02-02', endsOn: '2026-02-06' }, '1 vecka (v. 6)'],
  ['weeks', { startsOn: '2026-02-02', endsOn: '2026-02-13' }, '2 veckor (v. 6–7)'],
])('says %s of %j', (id, changes, expected) => {
  expect(text(id, changes)).toBe(expected);
});

it.each<[ComparisonRowId, Partial<JobDetail>, string]>([
  // A row of a list has no such thing: it is not known whether the ad does
  ['travel', { travel: null }, 'Går inte att hämta just nu'],
  ['shifts', { shifts: [] }, 'Går inte att hämta just nu'],
  ['documents', { requires: null }, 'Går inte att hämta just nu'],
  ['systems', { systems: [] }, 'Går inte att hämta just nu'],
  ['hours', { hoursPerWeek: null }, 'Går inte att hämta just nu'],
  // What lists have is known
  ['rate', { hourlyRate: null }, 'Anges inte'],
  ['hours', { hoursPerWeek: 40 }, '40 h/vecka'],
])('of a job that is only known in part says %s of %j', (id, changes, expected) => {
  expect(text(id, { ...changes, partial: true })).toBe(expected);
});
