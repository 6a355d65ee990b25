import { beforeAll, describe, expect, it } from 'vitest';
import { object } from 'yup';
import { jobFactsFields } from '#domain/api/jobFacts.schema';
import { daysBetween } from '#domain/calendar/days';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import type { Job } from '#domain/jobs/job';
import type { Shift } from '#domain/jobs/jobFacts';
import { createDemoJobs } from './seedJobs';
import { MOST_SHIFTS } from './shifts';
import { LINES, TRAVEL_SAID } from './texts/practicalities';

const TODAY = '2026-03-10';
const HOUR = 3_600_000;
/** A shift of this many hours or more is a night shift, whose break is paid. */
const NIGHT_HOURS = 10;

let jobs: Job[];
let scheduled: (Job & { shifts: Shift[] })[];
beforeAll(() => {
  jobs = createDemoJobs({ today: TODAY }).jobs;
  scheduled = jobs.flatMap((job) => (job.shifts ? [{ ...job, shifts: job.shifts }] : []));
});

const share = (part: readonly Job[]) => part.length / jobs.length;
const asking = (holds: (job: Job) => unknown) => jobs.filter(holds);

/** Milliseconds on a clock without summer time. */
function spanOf({ day, from, to }: Shift): { starts: number; ends: number } {
  const at = (time: string) => Date.parse(`${day}T${time}:00Z`);
  return { starts: at(from), ends: at(to) + (to <= from ? 24 * HOUR : 0) };
}

function workedHours(shift: Shift): number {
  const { starts, ends } = spanOf(shift);
  const hours = (ends - starts) / HOUR;
  return hours < NIGHT_HOURS ? hours - 0.5 : hours;
}

/** The longest time without work in each whole week of the assignment, in hours. */
function weeklyRests({ shifts }: { shifts: Shift[] }): number[] {
  const mondays = new Set(shifts.map(({ day }) => isoWeekOf(day).startDate));
  return [...mondays].map((monday) => {
    const start = Date.parse(`${monday}T00:00:00Z`);
    const end = start + 7 * 24 * HOUR;
    const spans = shifts.map(spanOf).filter(({ starts, ends }) => ends > start && starts < end);
    const free = [...spans, { starts: end, ends: end }].map(
      ({ starts }, at) => starts - (spans[at - 1]?.ends ?? start),
    );
    return Math.max(...free) / HOUR;
  });
}

describe('the shifts', () => {
  it('are named by a part of the jobs, by few where the assignment is long', () => {
    expect(share(scheduled)).toBeGreaterThan(0.25);
    for (const { shifts } of scheduled) {
      expect(shifts.length).toBeGreaterThan(0);
      expect(shifts.length).toBeLessThanOrEqual(MOST_SHIFTS);
    }
  });

  it('are within the assignment, in order, with eleven hours of rest between them', () => {
    for (const { shifts, startsOn, endsOn, id } of scheduled) {
      let free = Date.parse(`${startsOn}T00:00:00Z`);
      for (const { starts, ends } of shifts.map(spanOf)) {
        expect(starts, id).toBeGreaterThanOrEqual(free);
        free = ends + 11 * HOUR;
      }
      expect(free - 11 * HOUR, id).toBeLessThanOrEqual(Date.parse(`${endsOn}T24:00:00Z`));
    }
  });

  it('leave a day and a half without work in every week', () => {
    for (const job of scheduled) {
      expect(Math.min(...weeklyRests(job)), job.id).toBeGreaterThanOrEqual(36);
    }
  });

  it('are as many hours as the job says, but for half a week of full time', () => {
    for (const { shifts, startsOn, endsOn, hoursPerWeek, id } of scheduled) {
      const weeks = (daysBetween(startsOn ?? '', endsOn ?? '') + 1) / 7;
      const stated = weeks * (hoursPerWeek ?? 0);
      const worked = shifts.reduce((sum, shift) => sum + workedHours(shift), 0);
      expect(Math.abs(worked - stated), id).toBeLessThanOrEqual(20);
    }
  });

  it('are at the job’s times of day', () => {
    const isNight = ({ from, to }: Shift) => to <= from;
    const isWeekend = ({ day }: Shift) => [0, 6].includes(new Date(day).getUTCDay());
    for (const { shifts, timeOfDay, id } of scheduled) {
      const only = (time: string) => timeOfDay.length === 1 && timeOfDay[0] === time;
      if (only('night')) expect(shifts.every(isNight), id).toBe(true);
      if (only('day')) expect(shifts.some(isNight), id).toBe(false);
      if (shifts.some(isWeekend)) expect(timeOfDay, id).toContain('weekend');
    }
  });
});

describe('what the jobs say', () => {
  it('is what the integration API takes', () => {
    const facts = object(jobFactsFields).noUnknown();
    for (const { shifts, requires, steps, travel, housing } of jobs) {
      facts.validateSync({ shifts, requires, steps, travel, housing }, { strict: true });
    }
  });

  it.each([
    ['requirements', (job: Job) => job.requires],
    ['travel', (job: Job) => job.travel],
    ['housing', (job: Job) => job.housing],
    ['languages', (job: Job) => job.requires?.languages],
    ['documents', (job: Job) => job.requires?.documents],
  ])('leaves %s unsaid here and there', (_what, said) => {
    expect(share(asking(said))).toBeGreaterThan(0.6);
    expect(share(asking(said))).toBeLessThan(0.97);
  });

  it('names the national agreement only for nurses and doctors hired by a region', () => {
    const national = asking(({ requires }) => requires?.agreement === 'national');
    expect(share(national)).toBeGreaterThan(0.2);
    for (const { employmentTypes, workplace, requires } of national) {
      expect(employmentTypes).toContain('konsult');
      expect(workplace.careProvider).toMatch(/^Region |regionen$/);
      expect([undefined, 12]).toContain(requires?.monthsSinceEmployed);
    }
    const others = asking(({ workplace }) => /^Kommunens/.test(workplace.careProvider));
    expect(others.length).toBeGreaterThan(50);
    for (const { requires } of others) expect([undefined, 'none']).toContain(requires?.agreement);
  });

  it('agrees with the text in years, certificates, travel and housing', () => {
    for (const { requirements, description, requires, travel, housing } of jobs) {
      const lines = requirements.join('\n');
      const years = /Minst (\d)/.exec(lines)?.[1];
      if (requires && years) expect(requires.yearsInProfession).toBe(Number(years));
      if (requires?.documents && lines.includes('hjärt-lungräddning')) {
        expect(requires.documents).toContain('cpr_certificate');
      }
      if (description.join().includes('Resa och boende ersätts')) {
        expect([travel, housing]).toEqual(['paid', 'paid']);
      }
      if (description.join().includes('lägenhet finns')) expect(housing).toBe('arranged');
    }
  });
});

it('each line about travel that says something is one of the texts', () => {
  for (const { words } of TRAVEL_SAID) {
    expect(LINES.travel.filter((line) => line.includes(words))).toHaveLength(1);
  }
});
