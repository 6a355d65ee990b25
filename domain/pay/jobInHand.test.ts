import { describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import type { Shift } from '#domain/jobs/jobFacts';
import { aJob } from '#domain/jobs/testing/aJob';
import { jobInHand, jobPayInHand } from './jobInHand';

/** Four weeks of 40 hours at 225 to 312.50 kr: 36 000 to 50 000 kr, of which table 33 takes. */
const FEBRUARY: Partial<Job> = {
  hourlyRate: { min: 225, max: 312.5, basis: 'hourly_employment' },
  hoursPerWeek: 40,
  startsOn: '2026-02-02',
  endsOn: '2026-02-27',
};

describe('what a job pays out', () => {
  it('is on the card at the lowest rate, and on the page at both', () => {
    const job = aJob(FEBRUARY);
    expect(jobInHand(job)).toEqual({
      amount: 28_614,
      amountFrom66: 31_869,
      amountAbroad: 27_900,
      weeks: 4,
    });
    expect(jobPayInHand(job)).toMatchObject({
      lowest: { gross: 36_000, withheld: 7386, inHand: 28_614 },
      highest: { gross: 50_000, withheld: 11_702, inHand: 38_298 },
      table: 33,
      supplements: null,
    });
  });

  it.each<[string, Partial<Job>]>([
    ['no rate', { hourlyRate: null }],
    ['no hours', { hoursPerWeek: null }],
    ['no first day', { startsOn: null }],
    ['no last day', { endsOn: null }],
    ['only a weekend', { startsOn: '2026-02-07', endsOn: '2026-02-08' }],
    ['a last day before the first', { endsOn: '2026-02-01' }],
    ['more than three years', { endsOn: '9999-12-31' }],
  ])('is unknown with %s', (_name, changes) => {
    const job = aJob({ ...FEBRUARY, ...changes });
    expect(jobInHand(job)).toBeNull();
    expect(jobPayInHand(job)).toBeNull();
  });
});

it('is known for three years, and not for a day more', () => {
  const threeYears = { ...FEBRUARY, endsOn: '2029-01-26' };
  expect(jobInHand(aJob(threeYears))?.weeks).toBe(156);
  expect(jobInHand(aJob({ ...threeYears, endsOn: '2029-01-29' }))).toBeNull();
});

describe('supplements', () => {
  const may: Partial<Job> = {
    ...FEBRUARY,
    startsOn: '2026-05-04',
    endsOn: '2026-05-29',
    publicEmployer: true,
  };
  // Saturday, eight hours by day: 68.10 kr an hour from April 2026
  const saturday: Shift = { day: '2026-05-09', from: '08:00', to: '16:00' };
  const gross = (changes: Partial<Job>) =>
    jobPayInHand(aJob({ ...may, shifts: [saturday], ...changes }))?.lowest.gross;

  it('of stated shifts are counted for those whom a municipality or a region employs', () => {
    expect(gross({})).toBe(36_545);
    expect(jobPayInHand(aJob({ ...may, shifts: [saturday] }))?.supplements).toBe('ab');
  });

  it.each<[string, Partial<Job>]>([
    ['no shift is stated', { shifts: null }],
    ['the employer is private', { publicEmployer: false }],
    ['nobody has said who employs', { publicEmployer: undefined }],
    ['an agency pays', { hourlyRate: { min: 225, max: 225, basis: 'consultant_salary' } }],
    // A weekday evening, whose amount of 2026 is not published
    [
      'an amount is not known',
      { shifts: [saturday, { day: '2026-05-11', from: '14:00', to: '22:00' }] },
    ],
  ])('are left out when %s', (_name, changes) => {
    expect(gross(changes)).toBe(36_000);
  });
});
