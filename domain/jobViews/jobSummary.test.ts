import { describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { jobNames, toJobSummary } from './jobSummary';

describe('jobNames', () => {
  it.each([
    ['a municipality', 'sjukskoterska', 'm-2480', 'Umeå', 'Västerbottens län'],
    ['a region', 'sjukskoterska', 'r-24', 'Västerbottens län', 'Västerbottens län'],
    ['no place', 'sjukskoterska', null, null, null],
    ['a place that no longer exists', 'sjukskoterska', 'm-9999', null, null],
  ])('of a job with %s', (_name, workRole, location, place, region) => {
    expect(jobNames({ workRole, location })).toEqual({
      workRole: { sv: 'Sjuksköterska', en: 'Nurse' },
      place,
      region,
    });
  });

  it('shows a role that no longer exists by its id', () => {
    expect(jobNames({ workRole: 'bardskarare', location: null }).workRole).toEqual({
      sv: 'bardskarare',
      en: 'bardskarare',
    });
  });
});

describe('toJobSummary', () => {
  it('contains what a card shows and nothing of the page', () => {
    const summary = toJobSummary(aJob());
    expect(summary).toMatchObject({
      id: 'v-0001',
      workplaceName: 'Norrlands universitetssjukhus',
      names: { place: 'Umeå' },
      hourlyRate: { min: 560, max: 640, basis: 'consultant_salary' },
    });
    for (const absent of ['description', 'contact', 'questionnaire', 'employerId', 'workplace']) {
      expect(summary).not.toHaveProperty(absent);
    }
  });
});
