import { describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { reasonsBeside } from './similarReasons';

const UMEA = 'm-2480';
const SKELLEFTEA = 'm-2482';
const MALMO = 'm-1280';
const VASTERBOTTEN = 'r-24';

/** Says nothing that another job could have in common with it. */
const SILENT: Partial<Job> = {
  workRole: 'optiker',
  location: null,
  workFields: [],
  timeOfDay: [],
  hourlyRate: null,
  startsOn: null,
  endsOn: null,
};
const summary = (changes: Partial<Job>) => toJobSummary(aJob({ ...SILENT, ...changes }));
const reasons = (job: Partial<Job>, other: Partial<Job>) =>
  reasonsBeside(summary({ workRole: 'podiatriker', ...job }), summary(other));
const rate = (min: number, max: number, basis: 'hourly_employment' | 'consultant_invoice') => ({
  hourlyRate: { min, max, basis },
});

describe('reasonsBeside', () => {
  it.each<[string, Partial<Job>, Partial<Job>, object[]]>([
    ['the profession', { workRole: 'optiker' }, {}, [{ kind: 'same_profession' }]],
    [
      'its group',
      { workRole: 'akutsjukskoterska' },
      { workRole: 'ambulanssjukskoterska' },
      [{ kind: 'same_group' }],
    ],
    ['no group of two without one', {}, {}, []],
    ['the municipality', { location: UMEA }, { location: UMEA }, [{ kind: 'same_place' }]],
    ['the distance', { location: SKELLEFTEA }, { location: UMEA }, [{ kind: 'distance', km: 110 }]],
    ['no distance that is far', { location: MALMO }, { location: UMEA }, []],
    [
      'the region, where that is all that is known',
      { location: VASTERBOTTEN },
      { location: VASTERBOTTEN },
      [{ kind: 'same_region' }],
    ],
    ['no place that is not stated', { location: UMEA }, { location: null }, []],
    [
      'a rate that is higher throughout',
      rate(660, 760, 'hourly_employment'),
      rate(600, 700, 'hourly_employment'),
      [{ kind: 'higher_rate', kronor: 60, exact: true }],
    ],
    [
      'how much higher it is at least',
      rate(660, 800, 'hourly_employment'),
      rate(600, 700, 'hourly_employment'),
      [{ kind: 'higher_rate', kronor: 60, exact: false }],
    ],
    [
      'no rate that is higher at one end only',
      rate(660, 700, 'hourly_employment'),
      rate(600, 700, 'hourly_employment'),
      [],
    ],
    [
      'no rate of another basis',
      rate(900, 900, 'consultant_invoice'),
      rate(600, 600, 'hourly_employment'),
      [],
    ],
    [
      'the weeks, where it begins and ends in the same',
      { startsOn: '2027-01-11', endsOn: '2027-03-28' },
      { startsOn: '2027-01-13', endsOn: '2027-03-26' },
      [{ kind: 'same_weeks' }],
    ],
    [
      'the weeks in which both go on',
      { startsOn: '2027-01-04', endsOn: '2027-01-24' },
      { startsOn: '2027-01-17', endsOn: '2027-03-26' },
      [{ kind: 'shared_weeks', weeks: 2 }],
    ],
    [
      'a difference of ten kronor',
      rate(610, 710, 'hourly_employment'),
      rate(600, 700, 'hourly_employment'),
      [{ kind: 'higher_rate', kronor: 10, exact: true }],
    ],
    [
      'no difference of nine',
      rate(609, 710, 'hourly_employment'),
      rate(600, 700, 'hourly_employment'),
      [],
    ],
    [
      'the week of one shared day',
      { startsOn: '2027-01-04', endsOn: '2027-01-17' },
      { startsOn: '2027-01-17', endsOn: '2027-03-26' },
      [{ kind: 'shared_weeks', weeks: 1 }],
    ],
    [
      'three years of weeks at most',
      { startsOn: '2027-01-04', endsOn: '9999-12-31' },
      { startsOn: '2027-01-11', endsOn: '9999-12-31' },
      [{ kind: 'shared_weeks', weeks: 156 }],
    ],
    [
      'no weeks that are apart',
      { startsOn: '2027-01-04', endsOn: '2027-01-10' },
      { startsOn: '2027-01-11', endsOn: '2027-03-26' },
      [],
    ],
    [
      'no weeks of a job without an end',
      { startsOn: '2027-01-11' },
      { startsOn: '2027-01-11', endsOn: '2027-03-26' },
      [],
    ],
    [
      'the times of day in any order',
      { timeOfDay: ['night', 'day'] },
      { timeOfDay: ['day', 'night'] },
      [{ kind: 'same_hours' }],
    ],
    [
      'no times of day of which one differs',
      { timeOfDay: ['day'] },
      { timeOfDay: ['day', 'night'] },
      [],
    ],
    [
      'a field that both have',
      { workFields: ['operation', 'forlossning'] },
      { workFields: ['forlossning'] },
      [{ kind: 'same_field', name: { sv: 'Förlossning', en: expect.any(String) } }],
    ],
  ])('names %s', (_, job, other, expected) => {
    expect(reasons(job, other)).toEqual(expected);
  });

  it('names four at most, the weightiest first', () => {
    const all: Partial<Job> = {
      workRole: 'barnmorska',
      location: UMEA,
      startsOn: '2027-01-11',
      endsOn: '2027-03-28',
      timeOfDay: ['day'],
      workFields: ['forlossning'],
    };
    expect(
      reasons(
        { ...all, ...rate(700, 700, 'hourly_employment') },
        { ...all, ...rate(600, 600, 'hourly_employment') },
      ).map(({ kind }) => kind),
    ).toEqual(['same_profession', 'same_place', 'higher_rate', 'same_weeks']);
  });
});
