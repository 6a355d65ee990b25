import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekKeysBetween, weekOfKey } from '#domain/calendar/isoWeek';
import { NO_REGION } from '#domain/candidates/experiences';
import { aReference, somePreferences } from '#domain/candidates/testing/anAccount';
import { aJob } from '#domain/jobs/testing/aJob';
import { locationById } from '#domain/vocabulary/lookup';
import { holds } from '../../scripts/testing/holds';
import { countsIn } from './pointLine';
import { pointLines } from './points';

const TODAY = '2026-03-20';
const JOB = aJob({ requires: { yearsInProfession: 2 } });
const REGION = locationById(JOB.location ?? '')?.regionId ?? '';
const WEEKS = weekKeysBetween('2026-05-04', '2026-08-30', 60);
const weeksData = (keys: readonly string[]) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const week = weekOfKey(key);
      return week ? [[key, week]] : [];
    }),
  );
const EVERYTHING: Parameters<typeof pointLines>[0] = {
  job: JOB,
  sources: {
    profile: { bankIdVerified: true, systems: ['ncs-cross'] },
    professions: ['sjukskoterska'],
    preferences: somePreferences({ availablePeriods: { weeksData: weeksData(WEEKS) } }),
    documents: [
      { type: 'cv', validTo: null },
      { type: 'hosp_licence', validTo: TODAY },
    ],
    references: [aReference(), aReference({ id: 'b', latestJob: 2 })],
    experiences: [
      {
        workRole: 'sjukskoterska',
        from: '2020-01',
        to: '2021-12',
        regionEmployer: REGION,
        workFields: [...JOB.workFields],
      },
    ],
  },
  answers: { experience: 'Fem år.' },
  today: TODAY,
};
type Scored = typeof EVERYTHING;
const withoutEach = <T>(list: readonly T[]): T[][] =>
  list.map((_, at) => list.filter((_one, other) => other !== at));

/** What is scored without each datum in turn, the candidate's and the job's. */
function removalsOf(scored: Scored): Scored[] {
  const { sources, job } = scored;
  const { experiences } = sources;
  const from = (changes: Partial<Scored['sources']>) => ({
    ...scored,
    sources: { ...sources, ...changes },
  });
  const ofJob = (changes: Partial<Scored['job']>) => ({ ...scored, job: { ...job, ...changes } });
  const eachExperience = (
    change: (one: (typeof experiences)[number]) => (typeof experiences)[number],
  ) =>
    experiences.map((_, at) =>
      from({ experiences: experiences.map((one, other) => (other === at ? change(one) : one)) }),
    );
  return [
    { ...scored, answers: {} },
    from({ profile: { ...sources.profile, bankIdVerified: false } }),
    from({ profile: { ...sources.profile, systems: [] } }),
    from({ preferences: somePreferences({ availablePeriods: { weeksData: {} } }) }),
    ...withoutEach(sources.professions).map((professions) => from({ professions })),
    ...withoutEach(sources.documents).map((documents) => from({ documents })),
    ...sources.documents.map((one, at) =>
      from({
        documents: sources.documents.with(at, { ...one, validTo: null, noEndDate: false }),
      }),
    ),
    ...withoutEach(sources.references).map((references) => from({ references })),
    ...withoutEach(experiences).map((less) => from({ experiences: less })),
    ...eachExperience((one) => ({ ...one, regionEmployer: null })),
    ...eachExperience((one) => ({ ...one, workFields: [] })),
    ...withoutEach(job.systems).map((systems) => ofJob({ systems })),
    ...withoutEach(job.workFields).map((workFields) => ofJob({ workFields })),
    ofJob({ questionnaire: [] }),
    ofJob({ location: null }),
    ofJob({ startsOn: null }),
    ofJob({ requires: null }),
  ];
}

const notMet = (scored: Scored) =>
  pointLines(scored)
    .filter(({ met }) => !met)
    .map(({ id }) => id);
const withSources = (changes: Partial<Scored['sources']>): Scored => ({
  ...EVERYTHING,
  sources: { ...EVERYTHING.sources, ...changes },
});
const withProfile = (changes: Partial<Scored['sources']['profile']>) =>
  withSources({ profile: { ...EVERYTHING.sources.profile, ...changes } });
const worked = (to: string | null, regionEmployer: string | null, workRole = 'sjukskoterska') =>
  withSources({
    experiences: [
      { workRole, from: '2020-01', to, regionEmployer, workFields: [...JOB.workFields] },
    ],
  });
const inFields = (workFields: string[]) =>
  withSources({
    experiences: EVERYTHING.sources.experiences.map((one) => ({ ...one, workFields })),
  });
const stateOf = (id: string, scored: Scored) =>
  pointLines(scored).find((line) => line.id === id)?.state;

describe('pointLines', () => {
  it('gives 100 for everything', () => {
    const lines = pointLines(EVERYTHING);
    expect(notMet(EVERYTHING)).toEqual([]);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it.each<[string, Scored]>([
    ['bankid_verified', withProfile({ bankIdVerified: false })],
    ['questionnaire_answered', { ...EVERYTHING, answers: {} }],
    ['field_experience', inFields(['psykiatri'])],
    // A month too few; another profession's
    ['profession_years', worked('2021-11', REGION)],
    ['profession_years', worked('2021-12', REGION, 'psykolog')],
    // For another region, for no region, and not said
    ['region_experience', worked('2021-12', 'r-00')],
    ['region_experience', worked('2021-12', NO_REGION)],
    ['region_experience', worked('2021-12', null)],
    ['system_knowledge', withProfile({ systems: ['takecare'] })],
    ['licence', { ...EVERYTHING, today: '2026-03-21' }],
    ['cv', withSources({ documents: EVERYTHING.sources.documents.slice(1) })],
    ['two_references', withSources({ references: [aReference()] })],
    [
      'available_whole_period',
      withSources({
        preferences: somePreferences({
          availablePeriods: { weeksData: weeksData(WEEKS.slice(1)) },
        }),
      }),
    ],
  ])('lacks %s alone', (id, scored) => {
    expect(notMet(scored)).toEqual([id]);
  });

  it('does not count another profession, in which they have worked too', () => {
    const psychologist = withSources({
      professions: ['psykolog'],
      experiences: EVERYTHING.sources.experiences.map((one) => ({ ...one, workRole: 'psykolog' })),
    });
    expect(notMet(psychologist)).toEqual(['profession_matches', 'profession_years']);
  });

  it('asks for five years of weeks at most, however long the job is', () => {
    const fiveYears = weekKeysBetween('2026-05-04', '9999-12-31', 260);
    const endless = (weeks: readonly string[]): Scored => ({
      ...withSources({
        preferences: somePreferences({ availablePeriods: { weeksData: weeksData(weeks) } }),
      }),
      job: aJob({ ...JOB, startsOn: '2026-05-04', endsOn: '9999-12-31' }),
    });
    expect(notMet(endless(fiveYears))).toEqual([]);
    expect(notMet(endless(fiveYears.slice(0, -1)))).toEqual(['available_whole_period']);
  });

  it('gives nothing for what nobody has said, and says whom to ask', () => {
    const job = aJob({
      workRole: 'underskoterska',
      systems: [],
      workFields: [],
      questionnaire: [],
      startsOn: null,
      location: null,
      requires: null,
    });
    const lines = pointLines({ ...EVERYTHING, job });
    expect(Object.fromEntries(lines.map(({ id, state }) => [id, state]))).toEqual({
      bankid_verified: 'met',
      questionnaire_answered: 'not_asked',
      profession_matches: 'missing',
      profession_years: 'ask_employer',
      field_experience: 'ask_employer',
      region_experience: 'ask_employer',
      system_knowledge: 'ask_employer',
      licence: 'ask_employer',
      cv: 'met',
      two_references: 'met',
      available_whole_period: 'ask_employer',
    });
    expect(lines.filter(countsIn).map(({ id }) => id)).toEqual([
      'bankid_verified',
      'profession_matches',
      'cv',
      'two_references',
    ]);
  });

  it.each<[string, Scored]>([
    ['profession_matches', withSources({ professions: [], experiences: [] })],
    // Employments say nothing of those that are not among them
    [
      'profession_matches',
      withSources({
        professions: [],
        experiences: worked(null, null, 'optiker').sources.experiences,
      }),
    ],
    ['profession_years', withSources({ experiences: [] })],
    ['profession_years', worked('2021-11', REGION)],
    ['profession_years', worked('2021-12', REGION, 'psykolog')],
    ['field_experience', inFields(['psykiatri'])],
    ['region_experience', worked('2021-12', 'r-00')],
    ['field_experience', withSources({ experiences: [] })],
    // What they want to work with says nothing of what they have worked with
    ['field_experience', inFields([])],
    ['region_experience', withSources({ experiences: [] })],
    ['region_experience', worked('2021-12', null)],
    ['system_knowledge', withProfile({ systems: [] })],
    ['licence', withSources({ documents: [{ type: 'hosp_licence', validTo: null }] })],
    [
      'available_whole_period',
      withSources({ preferences: somePreferences({ availablePeriods: { weeksData: {} } }) }),
    ],
  ])('asks the candidate for %s', (id, scored) => {
    expect(stateOf(id, scored)).toBe('ask_you');
  });

  it.each<[string, Scored]>([
    ['profession_years', { ...EVERYTHING, job: aJob({ requires: { yearsInProfession: 0 } }) }],
    [
      'licence',
      { ...EVERYTHING, job: aJob({ workRole: 'underskoterska', requires: { licence: false } }) },
    ],
  ])('says that %s is not asked for, without points', (id, scored) => {
    expect(stateOf(id, scored)).toBe('not_asked');
    expect(notMet(scored)).toContain(id);
  });

  it('is never higher with a datum less', () => {
    const sum = (scored: Scored) =>
      pointLines(scored).reduce((points, line) => points + (line.met ? line.points : 0), 0);
    const subset = <T>(all: readonly T[]) => fc.subarray([...all]);
    const scored = fc
      .record({
        professions: subset(['sjukskoterska', 'psykolog']),
        systems: subset(['ncs-cross', 'takecare']),
        bankIdVerified: fc.boolean(),
        weeks: subset(WEEKS),
        documents: subset([
          ...EVERYTHING.sources.documents,
          { type: 'hosp_licence', validTo: '2026-01-01' },
          { type: 'ivo_licence', validTo: null, noEndDate: true },
        ]),
        references: subset(EVERYTHING.sources.references),
        experiences: fc.array(
          fc.record({
            workRole: fc.constantFrom('sjukskoterska', 'psykolog'),
            from: fc.constantFrom('2015-01', '2024-06'),
            to: fc.constantFrom(null, '2025-06'),
            regionEmployer: fc.constantFrom(REGION, NO_REGION, null),
            workFields: subset([...JOB.workFields, 'psykiatri']),
          }),
          { maxLength: 3 },
        ),
        jobSystems: subset(JOB.systems),
        jobFields: subset(JOB.workFields),
        location: fc.constantFrom(JOB.location, null),
        startsOn: fc.constantFrom(JOB.startsOn, null),
        years: fc.constantFrom(0, 2, undefined),
        answers: fc.constantFrom<Scored['answers']>({ experience: 'Fem år.' }, {}),
      })
      .map(
        (one): Scored => ({
          ...EVERYTHING,
          answers: one.answers,
          job: {
            ...JOB,
            systems: one.jobSystems,
            workFields: one.jobFields,
            location: one.location,
            startsOn: one.startsOn,
            requires: one.years === undefined ? {} : { yearsInProfession: one.years },
          },
          sources: {
            profile: { bankIdVerified: one.bankIdVerified, systems: one.systems },
            professions: one.professions,
            preferences: somePreferences({
              availablePeriods: { weeksData: weeksData(one.weeks) },
            }),
            documents: one.documents,
            references: one.references,
            experiences: one.experiences,
          },
        }),
      );
    holds(
      fc.property(scored, (full) => {
        for (const less of removalsOf(full)) expect(sum(less)).toBeLessThanOrEqual(sum(full));
      }),
      { numRuns: 300 },
    );
  });

  it('says where each line but the answers is corrected', () => {
    const without = pointLines(EVERYTHING).filter(({ href }) => href === null);
    expect(without.map(({ id }) => id)).toEqual(['questionnaire_answered']);
  });
});
