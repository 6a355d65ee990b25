import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { INITIAL_REGISTRATION } from './registration';
import { registrationSchema } from './registration.schema';

const complete = {
  email: 'anna@example.com',
  professions: ['nurse'],
  workfields: ['surgery'],
  locations: ['r-01'],
  employmentTypes: ['konsult'],
};

/** First message by path; empty when the value is accepted. */
function failures(value: unknown): Record<string, string> {
  try {
    registrationSchema.validateSync(value, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const byPath: Record<string, string> = {};
    for (const { path, message } of error.inner) byPath[path ?? ''] ??= message;
    return byPath;
  }
}

describe('registrationSchema', () => {
  it('accepts a complete registration', () => {
    expect(failures(complete)).toEqual({});
  });

  it("names every missing choice by part 5's message ids", () => {
    expect(failures({ ...INITIAL_REGISTRATION, employmentTypes: [] })).toEqual({
      email: 'registration.contact_information.error',
      professions: 'registration.select_profession.error',
      workfields: 'registration.select_workfield.error',
      locations: 'registration.select_location.error',
      employmentTypes: 'registration.select_employment_type.error',
    });
  });

  it('begins with the default employment type', () => {
    expect(failures(INITIAL_REGISTRATION)).not.toHaveProperty('employmentTypes');
  });

  it.each([
    ['a wrong address', { email: 'anna@' }, 'email', 'registration.contact_information.error'],
    ['a number instead of a list', { workfields: 7 }, 'workfields', 'validation.wrong_type'],
    ['a number in a list', { locations: [7] }, 'locations[0]', 'validation.wrong_type'],
    ['an id twice', { locations: ['r-01', 'r-01'] }, 'locations', 'validation.duplicate'],
    ['an over-long id', { professions: ['x'.repeat(65)] }, 'professions[0]', 'validation.too_long'],
    [
      'an over-long list',
      { workfields: Array.from({ length: 401 }, (_, index) => `f${index}`) },
      'workfields',
      'validation.too_many',
    ],
  ])('refuses %s', (_what, change, path, message) => {
    expect(failures({ ...complete, ...change })).toEqual({ [path]: message });
  });
});
