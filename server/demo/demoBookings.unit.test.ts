import { expect, it } from 'vitest';
import { restWarnings } from '#domain/planning/rest';
import { bookedJobs } from './demoBookings';
import { DEMO_PEOPLE } from './demoPeople';
import { createDemoJobs } from './seedJobs';

it('books as many assignments as a person is to have, with shifts and rest', () => {
  const today = '2026-11-22';
  const { jobs } = createDemoJobs({ today });
  for (const person of DEMO_PEOPLE) {
    if (!person.registered) continue;
    const booked = bookedJobs(person.profile, { jobs, today });
    expect(booked).toHaveLength(person.profile.booked ?? 0);
    expect(restWarnings(booked.flatMap(({ shifts }) => shifts ?? []))).toEqual([]);
  }
});
