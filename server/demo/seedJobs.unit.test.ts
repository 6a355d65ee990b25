import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/days';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { PAY_BASES } from '#domain/jobs/job';
import { RATE_BOUNDS } from '#domain/jobs/rateBounds';
import { JOB_ID, jobIdFrom } from '#domain/jobs/slug';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { locationById } from '#domain/vocabulary/lookup';
import { usualRange } from './pay/payGroups';
import { PRICE_CAPS } from './pay/priceCaps';
import { createDemoJobs } from './seedJobs';

const TODAY = '2026-03-10';
type Span = [low: number, high: number];

let jobs: Job[];
let open: Job[];
beforeAll(() => {
  jobs = createDemoJobs({ today: TODAY }).jobs;
  open = jobs.filter((job) => job.status === 'open' && job.closesOn >= TODAY);
});

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
const missing = (wanted: Iterable<string>, found: Iterable<string>) => {
  const there = new Set(found);
  return [...wanted].filter((id) => !there.has(id));
};

describe('the same day and seed', () => {
  it('give the same jobs', () => {
    expect(createDemoJobs({ today: TODAY }).jobs).toEqual(jobs);
  });

  it('and another seed gives others', () => {
    const [first] = createDemoJobs({ today: TODAY, seed: 7 }).jobs;
    expect(first?.title).not.toBe(jobs[0]?.title);
  });

  it('and another day changes only the dates', () => {
    const moved = createDemoJobs({ today: addDays(TODAY, 7) }).jobs;
    expect(moved.map(({ title }) => title)).toEqual(jobs.map(({ title }) => title));
    expect(moved.map(({ closesOn }) => addDays(closesOn, -7))).toEqual(
      jobs.map(({ closesOn }) => closesOn),
    );
  });
});

describe('the open jobs', () => {
  it('are two thousand', () => {
    expect(open).toHaveLength(2000);
  });

  it.each([
    ['profession', () => idsOf(CONSTANTS.workroles), () => open.map(({ workRole }) => workRole)],
    [
      'work field',
      () => idsOf(CONSTANTS.workfields.filter(({ isGroup }) => !isGroup)),
      () => open.flatMap(({ workFields }) => workFields),
    ],
    [
      'region',
      () => idsOf(CONSTANTS.appLocations.filter(({ kind }) => kind === 'region')),
      () => open.map(({ location }) => locationById(location ?? '')?.regionId ?? ''),
    ],
    [
      'system',
      () => idsOf(CONSTANTS.systemKnowledgeOptions),
      () => open.flatMap(({ systems }) => systems),
    ],
    [
      'time of day',
      () => idsOf(CONSTANTS.workingHours),
      () => open.flatMap(({ timeOfDay }) => timeOfDay),
    ],
    [
      'employment type',
      () => idsOf(CONSTANTS.employmentTypes),
      () => open.flatMap(({ employmentTypes }) => employmentTypes),
    ],
  ])('include every %s of the vocabulary, and no unknown one', (_name, known, used) => {
    expect(missing(known(), used())).toEqual([]);
    expect(missing(used(), known())).toEqual([]);
  });

  it('close between today and about four months ahead', () => {
    const days = open.map(({ closesOn }) => closesOn).toSorted();
    expect(days[0]).toBe(TODAY);
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-07');
  });

  it('start after they close and end after they start', () => {
    for (const { closesOn, startsOn, endsOn } of open) {
      expect(startsOn && startsOn > closesOn).toBe(true);
      if (endsOn !== null) expect(endsOn > (startsOn ?? '')).toBe(true);
    }
  });

  it('have rates that could be published, whole steps, on every basis', () => {
    const rates = open.flatMap(({ hourlyRate }) => hourlyRate ?? []);
    for (const { min, max, basis } of rates) {
      const bounds = RATE_BOUNDS[basis];
      expect(min).toBeGreaterThanOrEqual(bounds.min);
      expect(max).toBeLessThanOrEqual(bounds.max);
      expect(min).toBeLessThanOrEqual(max);
      expect([min % 5, max % 5]).toEqual([0, 0]);
    }
    expect(new Set(rates.map(({ basis }) => basis)).size).toBe(3);
  });

  it.each<[role: string, wage: Span, consultantWage: Span, invoice: Span]>([
    // Wages that are offered; invoices: the highest price less 20 to 15 %
    ['sjukskoterska', [200, 411], [295, 415], [493, 608]],
    ['iva-sjukskoterska', [200, 411], [365, 515], [616, 748]],
    // 15 to 10 % for doctors
    ['lakare', [330, 450], [455, 780], [720, 1110]],
    ['specialistlakare-psykiatri', [500, 740], [785, 1235], [1238, 1758]],
  ])('pay a %s what is paid on each basis', (role, ...spans) => {
    const rates = open.flatMap(({ workRole, hourlyRate }) =>
      workRole === role ? (hourlyRate ?? []) : [],
    );
    PAY_BASES.forEach((basis, index) => {
      const ofBasis = rates.filter((rate) => rate.basis === basis);
      const [low, high] = spans[2 - index] ?? [0, 0];
      expect(ofBasis.length).toBeGreaterThan(0);
      expect(Math.min(...ofBasis.map(({ min }) => min))).toBeGreaterThanOrEqual(low);
      expect(Math.max(...ofBasis.map(({ max }) => max))).toBeLessThanOrEqual(high);
    });
  });

  it('cost no region more than its highest price, the agency paid', () => {
    for (const group of ['nurse', 'scarceNurse', 'licensedDoctor', 'specialistDoctor'] as const) {
      for (const zone of [1, 2, 3] as const) {
        for (const basis of ['consultant_salary', 'consultant_invoice'] as const) {
          const { low, high } = usualRange(group, basis, zone);
          const worth = comparableRate({ min: low, max: high, basis }, COMPARED_BY).max;
          expect(worth).toBeLessThanOrEqual(Math.ceil(PRICE_CAPS[group][zone] * 0.9));
        }
      }
    }
  });

  it('leave out the rate only for permanent employment', () => {
    for (const { hourlyRate, employmentTypes } of open) {
      expect(hourlyRate === null).toBe(employmentTypes.includes('tillsvidare'));
    }
  });
});

describe('the other jobs', () => {
  it('are forty each of closed, disabled and deleted', () => {
    const kinds = jobs.map((job) => {
      return jobStatusOn(job, TODAY);
    });
    for (const kind of ['closed', 'disabled', 'deleted']) {
      expect(kinds.filter((one) => one === kind)).toHaveLength(40);
    }
  });
});

describe('every job', () => {
  it('have an id and a slug of their own, and the slug contains the id', () => {
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
    for (const { id, slug } of jobs) {
      expect(id).toMatch(JOB_ID);
      expect(jobIdFrom(slug)).toBe(id);
    }
  });

  it('were published at different instants, in the past', () => {
    const instants = jobs.map(({ publishedAt }) => publishedAt);
    expect(new Set(instants).size).toBe(instants.length);
    for (const instant of instants) {
      expect(new Date(instant).toISOString()).toBe(instant);
      expect(instant < `${TODAY}T00:00`).toBe(true);
    }
  });

  it('have a contact from the ranges for fiction', () => {
    for (const { contact } of jobs) {
      expect(contact?.email).toMatch(/^[a-z.-]+@example\.com$/);
      expect(contact?.phone).toMatch(/^(070-174 06 (0[5-9]|[1-9]\d)|08-465 004 \d\d)$/);
    }
  });

  it('have complete texts', () => {
    for (const { title, description, requirements, meritorious, workplace } of jobs) {
      const texts = [title, ...description, ...requirements, ...meritorious, workplace.about ?? ''];
      for (const text of texts) {
        expect(text).not.toMatch(/[{}]|undefined| {2}|^\s*$/);
      }
    }
  });

  it('belong to an employer of the demo', () => {
    const { employers } = createDemoJobs({ today: TODAY });
    expect(
      missing(
        jobs.map(({ employerId }) => employerId ?? ''),
        idsOf(employers),
      ),
    ).toEqual([]);
  });
});

describe('two jobs side by side', () => {
  it('never have the same text', () => {
    const newestFirst = jobs.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    const texts = newestFirst.map(({ description }) => description.join('\n'));
    expect(new Set(texts).size).toBe(texts.length);
    newestFirst.slice(1).forEach((job, index) => {
      const before = newestFirst[index];
      expect(job.title).not.toBe(before?.title);
      expect(job.description[0]).not.toBe(before?.description[0]);
      expect(job.description[1]).not.toBe(before?.description[1]);
    });
  });
});

describe('the questionnaires', () => {
  it('exist for about half of the jobs, two to five questions each', () => {
    const asked = jobs.filter(({ questionnaire }) => questionnaire.length > 0);
    expect(asked.length / jobs.length).toBeGreaterThan(0.4);
    expect(asked.length / jobs.length).toBeLessThan(0.6);
    for (const { questionnaire } of asked) {
      expect(questionnaire.length).toBeGreaterThanOrEqual(2);
      expect(questionnaire.length).toBeLessThanOrEqual(5);
      expect(new Set(questionnaire.map(({ id }) => id)).size).toBe(questionnaire.length);
    }
  });

  it('use every type and both audiences, and have options where the type needs them', () => {
    const questions = jobs.flatMap(({ questionnaire }) => questionnaire);
    expect(new Set(questions.map(({ type }) => type)).size).toBe(3);
    expect(new Set(questions.map(({ audience }) => audience))).toEqual(new Set([0, 1]));
    for (const { type, options } of questions) {
      expect(options.length > 1).toBe(type !== 'short_answer');
    }
  });
});
