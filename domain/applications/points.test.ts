import { describe, expect, it } from 'vitest';
import { weekKeysBetween, weekOfKey } from '#domain/calendar/isoWeek';
import { NO_REGION } from '#domain/candidates/experiences';
import { aReference, somePreferences } from '#domain/candidates/testing/anAccount';
import { aJob } from '#domain/jobs/testing/aJob';
import { locationById } from '#domain/vocabulary/lookup';
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
    profile: { bankIdVerified: true, systems: ['ncs-cross'], profession: 'sjukskoterska' },
    preferences: somePreferences({ availablePeriods: { weeksData: weeksData(WEEKS) } }),
    documents: [
      { type: 'cv', validTo: null },
      { type: 'hosp_licence', validTo: TODAY },
    ],
    references: [aReference(), aReference({ id: 'b', latestJob: 2 })],
    experiences: [
      { workRole: 'sjukskoterska', from: '2020-01', to: '2021-12', regionEmployer: REGION },
    ],
  },
  answers: { experience: 'Fem år.' },
  today: TODAY,
};
type Scored = typeof EVERYTHING;
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
  withSources({ experiences: [{ workRole, from: '2020-01', to, regionEmployer }] });

describe('pointLines', () => {
  it('gives 100 for everything', () => {
    const lines = pointLines(EVERYTHING);
    expect(notMet(EVERYTHING)).toEqual([]);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it.each<[string, Scored]>([
    ['bankid_verified', withProfile({ bankIdVerified: false })],
    ['questionnaire_answered', { ...EVERYTHING, answers: {} }],
    [
      'profession_matches',
      withSources({
        profile: { ...EVERYTHING.sources.profile, profession: 'psykolog' },
        preferences: { ...EVERYTHING.sources.preferences, workRoles: [] },
      }),
    ],
    [
      'field_experience',
      withSources({
        preferences: { ...EVERYTHING.sources.preferences, workFields: ['psykiatri'] },
      }),
    ],
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

  it('counts what the job does not ask for as met', () => {
    const job = aJob({
      workRole: 'underskoterska',
      systems: [],
      workFields: [],
      questionnaire: [],
      startsOn: null,
      location: null,
    });
    const nothing = withSources({
      profile: { bankIdVerified: true, profession: 'underskoterska', systems: [] },
      documents: [],
      references: [],
      experiences: [],
    });
    expect(notMet({ ...nothing, job })).toEqual(['cv', 'two_references']);
  });

  it('says where each line but the answers is corrected', () => {
    const without = pointLines(EVERYTHING).filter(({ href }) => href === null);
    expect(without.map(({ id }) => id)).toEqual(['questionnaire_answered']);
  });
});
