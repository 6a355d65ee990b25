import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eligibilityOf } from '#domain/eligibility/eligibility';
import type { Outcome } from '#domain/eligibility/rules';
import { candidate, requirements, WORK_ROLES } from '#domain/eligibility/testing/arbitraries';
import { REASONS, type Reason } from '#domain/eligibility/words';
import { jobNames } from '#domain/jobViews/jobSummary';
import { LANGUAGES } from '#domain/language';
import { ABLE, anEligibility } from '../../testing/anEligibility';
import { wordsOf } from '../../testing/words';
import { lackingText } from './lackingText';
import { mendingOf } from './mending';
import { readinessText } from './readinessText';
import { type ReasonNames, reasonText } from './reasonText';
import { verdictText } from './verdict';

const TODAY = '2026-06-10';

interface Said {
  outcome: Outcome;
  names: ReasonNames;
}

/** One outcome of each reason, as the rules themselves give it. */
function saidByTheRules(): Map<Reason, Said> {
  const found = new Map<Reason, Said>();
  const cases = fc.sample(
    fc.record({
      person: candidate(TODAY),
      workRole: fc.constantFrom(...WORK_ROLES, 'telefonsjukskoterska'),
      location: fc.constantFrom('m-0180', 'r-01', null),
      endsOn: fc.constantFrom('2026-09-30', null),
      requires: fc.option(requirements),
    }),
    { numRuns: 3_000, seed: 11 },
  );
  for (const { person, ...job } of cases) {
    const whole = { ...job, startsOn: '2026-07-01' };
    for (const outcome of eligibilityOf(whole, person, TODAY).lines) {
      if (!found.has(outcome.reason)) found.set(outcome.reason, { outcome, names: jobNames(job) });
    }
  }
  return found;
}

const said = saidByTheRules();

it.each(LANGUAGES)(
  'has a text for every reason in %s, with the values of its rule',
  async (language) => {
    const words = await wordsOf(language);
    expect([...said.keys()].sort()).toEqual([...REASONS].sort());
    for (const [reason, { outcome, names }] of said) {
      const text = reasonText(words, outcome, names);
      expect(text, reason).not.toMatch(/[{}]|undefined|null|NaN|eligibility\.|: \.| {2}/);
      expect(text.length, reason).toBeGreaterThan(15);
    }
  },
);

it('has a link for every reason that the candidate can do something about', () => {
  const withoutLink = REASONS.filter((reason) => {
    const verdict = said.get(reason)?.outcome.verdict;
    return (verdict === 'amber' || verdict === 'red') && !mendingOf(reason);
  });
  // Nothing that they add makes their profession another
  expect(withoutLink).toEqual(['profession.similar']);
});

it('names days, regions, languages and years in words', async () => {
  const words = await wordsOf('sv');
  const lately = anEligibility({
    candidate: {
      experiences: [
        { workRole: 'sjukskoterska', from: '2021-04', to: '2025-07', regionEmployer: 'r-24' },
      ],
      languages: null,
    },
  });
  const names = { workRole: { sv: 'Sjuksköterska', en: 'Nurse' }, region: 'Västerbottens län' };
  const text = (rule: string) => {
    const line = lately.lines.find((one) => one.rule === rule);
    return line && reasonText(words, line, names);
  };
  expect(text('qualifying_period')).toBe(
    'Du har varit anställd av regionen i Västerbottens län. Det måste gå 12 månader efter att du slutade. De har gått den 1 augusti 2026.',
  );
  expect(text('experience')).toBe(
    'Du har 4 år och 4 månader i en liknande roll. Uppdraget kräver 2 år.',
  );
  expect(text('language')).toContain('kräver svenska på nivå C1');
});

it.each([
  [{}, 'Du kan ta uppdraget'],
  [{ languages: null }, 'Något saknas'],
  [
    {
      professions: ['underskoterska'],
      experiences: [
        { workRole: 'underskoterska', from: '2020-01', to: null, regionEmployer: 'none' },
      ],
    },
    'Inte som det ser ut nu',
  ],
  [
    {
      experiences: [
        { workRole: 'sjukskoterska', from: '2020-01', to: '2025-07', regionEmployer: 'r-24' },
      ],
    },
    'Inte ännu – från 1 augusti 2026',
  ],
])('answers %j with %s', async (candidate, text) => {
  const words = await wordsOf('sv');
  expect(verdictText(words, anEligibility({ candidate }), { short: false })).toBe(text);
});

const [cv, idCard, licence, cpr] = ABLE.documents;
const until = (validTo: string) => [{ type: 'cpr_certificate' as const, validTo }];

it.each([
  [[cv, idCard, licence, cpr], 'Alla 4 är klara', 'All 4 are ready'],
  [[cv], '3 av 4 saknas', '3 of 4 missing'],
  [
    [cv, ...until('2026-08-23')],
    '2 av 4 saknas, en går ut vecka 34',
    '2 of 4 missing, one expires in week 34',
  ],
  [
    [cv, idCard, licence, ...until('2026-08-23')],
    'Ingen saknas, en går ut vecka 34',
    'None missing, one expires in week 34',
  ],
  [
    [cv, idCard, { type: 'hosp_licence' as const, validTo: '2026-08-01' }, ...until('2026-08-23')],
    'Ingen saknas, 2 går ut innan uppdraget är slut',
    'None missing, 2 expire before the assignment ends',
  ],
])('sums the documents up: %j', async (documents, swedish, english) => {
  const { readiness } = anEligibility({
    candidate: { documents: documents.flatMap((one) => one ?? []) },
  });
  if (!readiness) throw new Error('The job asks for documents');
  expect(readinessText(await wordsOf('sv'), readiness)).toBe(swedish);
  expect(readinessText(await wordsOf('en'), readiness)).toBe(english);
});

it.each([
  ['missing', null, 'HLR-intyg', 'CPR certificate'],
  ['undated', null, 'HLR-intyg (slutdatum saknas)', 'CPR certificate (no end date given)'],
  [
    'expires',
    '2026-08-23',
    'HLR-intyg (går ut 23 aug. 2026)',
    'CPR certificate (expires 23 Aug 2026)',
  ],
  [
    'open_end',
    '2026-08-23',
    'HLR-intyg (gäller till och med 23 aug. 2026, uppdragets slut anges inte)',
    'CPR certificate (valid until 23 Aug 2026, the end of the assignment is not stated)',
  ],
] as const)('names a document that is %s', async (state, validTo, swedish, english) => {
  const line = { type: 'cpr_certificate', state, validTo, week: null } as const;
  expect(lackingText(await wordsOf('sv'), line)).toBe(swedish);
  expect(lackingText(await wordsOf('en'), line)).toBe(english);
});
