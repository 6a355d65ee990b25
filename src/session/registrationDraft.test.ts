import { describe, expect, it } from 'vitest';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { parseRegistrationDraft } from './registrationDraft';

describe('parseRegistrationDraft', () => {
  it.each([
    ['nothing', null, null],
    ['a text', 'draft', null],
    ['an empty object', {}, INITIAL_REGISTRATION],
    [
      'a part, with things that are none of its business',
      { email: 'a@example.com', locations: ['r-01'], workfields: [1], other: 'x' },
      { ...INITIAL_REGISTRATION, email: 'a@example.com', locations: ['r-01'] },
    ],
  ])('parses %s', (_name, value, expected) => {
    expect(parseRegistrationDraft(value)).toEqual(expected);
  });
});
