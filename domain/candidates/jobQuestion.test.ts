import { expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { availabilityFor, fitsQuestion, questionOf } from './jobQuestion';
import type { CandidateCard } from './recruiterView';

const CARD: CandidateCard = {
  workRoles: ['sjukskoterska'],
  regions: ['r-24'],
  experience: 'from_2',
  workFields: ['akutmottagning'],
  months: ['2026-05'],
  employmentTypes: ['konsult'],
  rateFrom: 750,
  systems: ['ncs-cross'],
  bankIdVerified: true,
};

it('asks by region, month and a step of the rate, and with the groups of the fields', () => {
  // A consultant's wage of 640 kr is worth an invoice of 877
  expect(questionOf(aJob())).toEqual({
    workRole: 'sjukskoterska',
    region: 'r-24',
    workFields: ['akut-och-intensivvard', 'akutmottagning'],
    systems: ['ncs-cross'],
    employmentTypes: ['konsult'],
    rateUpTo: 750,
    months: ['2026-05', '2026-06', '2026-07', '2026-08'],
  });
});

it.each<[what: string, one: Partial<Job>, other: Partial<Job>]>([
  ['municipality', { location: 'm-2480' }, { location: 'm-2482' }],
  [
    'krona',
    { hourlyRate: { min: 500, max: 760, basis: 'consultant_invoice' } },
    { hourlyRate: { min: 700, max: 990, basis: 'consultant_invoice' } },
  ],
  ['day', { startsOn: '2026-05-04' }, { startsOn: '2026-05-29' }],
  ['text', { title: 'En annan' }, { onCallDuty: true }],
])('asks the same by another %s', (_what, one, other) => {
  expect(questionOf(aJob(one))).toEqual(questionOf(aJob(other)));
});

it.each<[what: string, card: Partial<CandidateCard>, fits: boolean]>([
  ['as it is', {}, true],
  ['of another profession', { workRoles: ['lakare'] }, false],
  ['of another region', { regions: ['r-01'] }, false],
  ['of any region', { regions: [] }, true],
  ['whose region is not shown', { regions: null }, true],
  ['of another field', { workFields: ['forlossning'] }, false],
  ['of the group of the field', { workFields: ['akut-och-intensivvard'] }, true],
  ['with another system', { systems: ['cosmic'] }, false],
  ['of another form of employment', { employmentTypes: ['vikariat'] }, false],
  ['of months before', { months: ['2026-04'] }, false],
  ['of more than it pays', { rateFrom: 1000 }, false],
  ['of a rate that is not shown', { rateFrom: null }, true],
])('a card %s', (_what, card, fits) => {
  expect(fitsQuestion({ ...CARD, ...card }, questionOf(aJob()))).toBe(fits);
});

it('excludes nobody by what a job does not state', () => {
  const job = aJob({ location: null, systems: [], hourlyRate: null, startsOn: null, endsOn: null });
  const card = {
    ...CARD,
    regions: ['r-01'],
    systems: ['cosmic'],
    rateFrom: 3000,
    months: ['2030-01'],
  };
  expect(fitsQuestion(card, questionOf(job))).toBe(true);
});

it.each<[chosen: string[] | null, period: string[] | null, availability: string]>([
  [[], ['2026-05'], 'unknown'],
  [null, ['2026-05'], 'unknown'],
  [['2026-05'], null, 'unknown'],
  [['2026-05', '2026-06', '2026-07'], ['2026-05', '2026-06'], 'whole_period'],
  [['2026-05'], ['2026-05', '2026-06'], 'part_of_period'],
])('with the months %j a period of %j is %s', (months, period, availability) => {
  expect(availabilityFor({ months }, { months: period })).toBe(availability);
});
