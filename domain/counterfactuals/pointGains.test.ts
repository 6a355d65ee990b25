import { describe, expect, it } from 'vitest';
import type { PointSources } from '#domain/applications/points';
import { aJob } from '#domain/jobs/testing/aJob';
import { pointGains } from './pointGains';

const TODAY = '2026-03-02';
const NOTHING: PointSources = {
  profile: { bankIdVerified: true, systems: [] },
  professions: ['sjukskoterska'],
  preferences: { availablePeriods: { weeksData: {} } },
  documents: [
    { type: 'cv', validTo: null },
    { type: 'hosp_licence', validTo: null, noEndDate: true },
  ],
  references: [
    { isManager: true, latestJob: 1 },
    { isManager: true, latestJob: 2 },
  ],
  experiences: [],
};
const asking = (...systems: string[]) => ({ job: aJob({ systems }), answers: {} });

describe('what gives points', () => {
  it('says of a system in how many of the applications, and at most three of them', () => {
    const applications = [
      asking('takecare'),
      asking('takecare', 'cosmic'),
      asking('melior'),
      asking('cambio'),
      asking('obstetrix'),
    ];
    const gains = pointGains(NOTHING, applications, TODAY);
    expect(gains).toHaveLength(3);
    expect(gains[0]).toEqual({
      change: { kind: 'system', system: 'takecare' },
      points: 10,
      applications: 2,
    });
  });

  it.each([
    ['nobody', [], 2],
    ['a colleague and a manager', [1, 1], 1],
    ['two of the latest job', [1, 1, 1], 1],
  ] as const)('counts the references that are missing beside %s', (_who, jobs, count) => {
    const references = jobs.map((latestJob, at) => ({ isManager: at === 0, latestJob }));
    expect(pointGains({ ...NOTHING, references }, [asking()], TODAY)).toEqual([
      { change: { kind: 'references', count }, points: 10, applications: 1 },
    ]);
  });

  it('gives what is counted once it is done', () => {
    const poor = {
      ...NOTHING,
      profile: { bankIdVerified: false, systems: ['cosmic'] },
      documents: [],
      references: [],
    };
    const applications = [asking('takecare'), asking()];
    const inAll = pointGains(poor, applications, TODAY).map((gain) => [
      gain.change.kind,
      gain.points * gain.applications,
    ]);
    expect(inAll).toEqual([
      ['document', 30],
      ['bankid', 20],
      ['references', 20],
      ['system', 10],
      ['document', 10],
    ]);
    // Once everything is done nothing is left to gain
    const rich = { ...NOTHING, profile: { bankIdVerified: true, systems: ['takecare'] } };
    expect(pointGains(rich, applications, TODAY)).toEqual([]);
  });

  it('gains nothing where nothing has been applied for', () => {
    expect(pointGains({ ...NOTHING, references: [] }, [], TODAY)).toEqual([]);
  });
});
