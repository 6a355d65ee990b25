import { describe, expect, it } from 'vitest';
import { jobNames, toJobSummary } from './jobSummary';
import { aJob } from './testing/aJob';

describe('jobNames', () => {
  it.each([
    ['a municipality', 'sjukskoterska', 'm-2480', 'Umeå', 'Västerbottens län'],
    ['a region', 'sjukskoterska', 'r-24', 'Västerbottens län', 'Västerbottens län'],
    ['no place', 'sjukskoterska', null, null, null],
    ['a place that is gone', 'sjukskoterska', 'm-9999', null, null],
  ])('of a job with %s', (_name, workRole, location, place, region) => {
    expect(jobNames({ workRole, location })).toEqual({
      workRole: { sv: 'Sjuksköterska', en: 'Nurse' },
      place,
      region,
    });
  });

  it('shows a role that is gone as its id', () => {
    expect(jobNames({ workRole: 'bardskarare', location: null }).workRole).toEqual({
      sv: 'bardskarare',
      en: 'bardskarare',
    });
  });
});

describe('toJobSummary', () => {
  it('carries what a card shows and nothing that is for the page', () => {
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
