import { describe, expect, it } from 'vitest';
import { goesOn, weekGroups } from './weekGroups';

const week = (startDate: string | null) => ({ startDate, jobs: 3, working: 4 });
const job = (startsOn: string | null, endsOn: string | null = null) => ({ startsOn, endsOn });

describe('weekGroups', () => {
  it('puts each job under the week in which it begins, once', () => {
    const jobs = [job('2026-11-02'), job('2026-11-25'), job('2026-12-06'), job(null, '2026-12-24')];
    const weeks = ['2026-11-23', '2026-11-30', '2026-12-07', null].map(week);
    const groups = weekGroups(jobs, weeks);
    expect(groups.map(({ startDate, shown }) => [startDate, shown])).toEqual([
      ['2026-11-23', [jobs[0], jobs[1]]],
      ['2026-11-30', [jobs[2]]],
      [null, [jobs[3]]],
    ]);
    expect(groups[0]).toMatchObject({ jobs: 3, working: 4 });
  });

  it('has only jobs without a start where no job states one', () => {
    expect(weekGroups([job(null)], [week(null)])).toHaveLength(1);
  });
});

describe('goesOn', () => {
  it.each([
    ['2026-11-23', '2026-11-29', { begun: false, until: null }],
    ['2026-11-29', '2026-11-30', { begun: false, until: 49 }],
    ['2026-11-22', '2027-01-10', { begun: true, until: 1 }],
    ['2026-11-22', null, { begun: true, until: null }],
  ])('from %s to %s', (startsOn, endsOn, expected) => {
    expect(goesOn({ startsOn, endsOn }, '2026-11-23')).toEqual(expected);
  });
});
