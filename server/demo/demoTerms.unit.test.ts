import { beforeAll, expect, it } from 'vitest';
import { termsField } from '#domain/api/terms.schema';
import type { Job } from '#domain/jobs/job';
import { countSaid, saysWholeTerms } from '#domain/terms/statedTerms';
import { TERM_IDS } from '#domain/terms/terms';
import { answersTo } from './demoTerms';
import { createDemoJobs } from './seedJobs';

let jobs: Job[];
beforeAll(() => {
  jobs = createDemoJobs({ today: '2026-03-10' }).jobs;
});
const share = (isOne: (job: Job) => boolean) => jobs.filter(isOne).length / jobs.length;

it('are all, some or none of the terms', () => {
  expect(share(({ terms }) => countSaid(terms) === 0)).toBeGreaterThan(0.3);
  expect(share(({ terms }) => saysWholeTerms(terms))).toBeGreaterThan(0.1);
  expect(share(({ terms }) => countSaid(terms) > 0 && !saysWholeTerms(terms))).toBeGreaterThan(0.3);
});

it('are what an employer may send, and the same for the same day', () => {
  for (const { terms } of jobs) termsField().validateSync(terms, { strict: true });
  const again = createDemoJobs({ today: '2026-03-10' }).jobs;
  expect(again.map(({ terms }) => terms)).toEqual(jobs.map(({ terms }) => terms));
});

it('fit how a job employs', () => {
  for (const { terms, hourlyRate, employmentTypes } of jobs) {
    if (hourlyRate?.basis === 'consultant_invoice') {
      expect(terms?.employs ?? 'own_company').toBe('own_company');
      expect(terms?.sickPayFrom ?? 0).toBe(0);
    }
    if (!employmentTypes.includes('konsult')) {
      expect(terms?.authorisation ?? 'not_agency').toBe('not_agency');
    }
  }
});

it('are answered as far as they are asked for, and say that they are simulated', () => {
  const job = jobs.find(({ terms }) => countSaid(terms) === 0);
  if (!job) throw new Error('no job without terms');
  const answers = answersTo(job, ['pension', 'candidateCancellation']);
  expect(Object.keys(answers)).toEqual(['pension', 'candidateCancellation']);
  expect(answers.candidateCancellation).toMatch(/^Simulerat svar: /);
  expect(saysWholeTerms(answersTo(job, TERM_IDS))).toBe(true);
  termsField().validateSync(answersTo(job, TERM_IDS), { strict: true });
});
