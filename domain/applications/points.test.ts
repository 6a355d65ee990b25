import { describe, expect, it } from 'vitest';
import { weekKeysBetween, weekOfKey } from '#domain/calendar/isoWeek';
import { aReference, somePreferences } from '#domain/candidates/testing/anAccount';
import { aJob } from '#domain/jobs/testing/aJob';
import { pointLines } from './points';

const TODAY = '2026-03-20';
const JOB = aJob();
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
    profile: {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@example.com',
      phone: null,
      bankIdVerified: true,
      systems: ['ncs-cross'],
      prescriberCode: null,
      profession: 'sjukskoterska',
    },
    documents: [
      { id: 'cv', type: 'cv', validTo: null },
      { id: 'hosp', type: 'hosp_licence', validTo: TODAY },
    ],
    references: [aReference(), aReference({ id: 'b', latestJob: 2 })],
  },
  preferences: somePreferences({ availablePeriods: { weeksData: weeksData(WEEKS) } }),
  answers: { experience: 'Fem år.' },
  today: TODAY,
};
type Scored = typeof EVERYTHING;
const notMet = (scored: Scored) =>
  pointLines(scored)
    .filter(({ met }) => !met)
    .map(({ id }) => id);
const withProfile = (changes: Partial<Scored['sources']['profile']>): Scored => ({
  ...EVERYTHING,
  sources: { ...EVERYTHING.sources, profile: { ...EVERYTHING.sources.profile, ...changes } },
});

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
      {
        ...withProfile({ profession: 'psykolog' }),
        preferences: { ...EVERYTHING.preferences, workRoles: [] },
      },
    ],
    [
      'field_experience',
      { ...EVERYTHING, preferences: { ...EVERYTHING.preferences, workFields: ['psykiatri'] } },
    ],
    ['system_knowledge', withProfile({ systems: ['takecare'] })],
    ['licence', { ...EVERYTHING, today: '2026-03-21' }],
    [
      'cv',
      {
        ...EVERYTHING,
        sources: { ...EVERYTHING.sources, documents: EVERYTHING.sources.documents.slice(1) },
      },
    ],
    [
      'two_references',
      { ...EVERYTHING, sources: { ...EVERYTHING.sources, references: [aReference()] } },
    ],
    [
      'available_whole_period',
      {
        ...EVERYTHING,
        preferences: somePreferences({
          availablePeriods: { weeksData: weeksData(WEEKS.slice(1)) },
        }),
      },
    ],
  ])('lacks %s alone', (id, scored) => {
    expect(notMet(scored)).toEqual([id]);
  });

  it('counts what the job does not ask for as met', () => {
    const job = aJob({
      workRole: 'underskoterska',
      systems: [],
      workFields: [],
      questionnaire: [],
      startsOn: null,
    });
    const nothing = withProfile({ profession: 'underskoterska', systems: [] });
    expect(
      notMet({ ...nothing, job, sources: { ...nothing.sources, documents: [], references: [] } }),
    ).toEqual(['cv', 'two_references']);
  });

  it('says where each line but the answers is corrected', () => {
    const without = pointLines(EVERYTHING).filter(({ href }) => href === null);
    expect(without.map(({ id }) => id)).toEqual(['questionnaire_answered']);
  });
});
