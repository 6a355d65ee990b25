import { describe, expect, it } from 'vitest';
import { type ObjectSchema, ValidationError } from 'yup';
import { submitCandidateSchema, withdrawApplicationSchema } from './applications.schema';

const contact = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: '070-174 06 05',
};
const schema = submitCandidateSchema({ production: true });

function problems(value: unknown, by: ObjectSchema<object> = schema): string[] {
  try {
    by.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(
      ({ path, type, message }) => `${path} ${type === 'noUnknown' ? type : message}`,
    );
  }
}

describe('submitCandidateSchema', () => {
  it.each([
    ['interest', { jobId: 'v-1', kind: 'interested' }],
    ['an application', { jobId: 'v-1', kind: 'candidate', contact, answers: { a: 'x', b: ['y'] } }],
    ['an application without questions', { jobId: 'v-1', kind: 'candidate', contact }],
    ['an application from the draft', { jobId: 'v-1', kind: 'candidate' }],
    [
      'names in lower case (part 3)',
      {
        jobId: 'v-1',
        kind: 'candidate',
        contact: {
          firstname: 'Anna',
          lastname: 'Berg',
          email: contact.email,
          phone: contact.phone,
        },
      },
    ],
  ])('accepts %s', (_name, request) => {
    expect(problems(request)).toEqual([]);
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', {}, ['jobId validation.required', 'kind validation.required']],
    ['a number as an id', { jobId: 7, kind: 'interested' }, ['jobId validation.wrong_type']],
    ['a long id', { jobId: 'a'.repeat(65), kind: 'interested' }, ['jobId validation.too_long']],
    ['another kind', { jobId: 'v-1', kind: 'employed' }, ['kind validation.unknown_value']],
    [
      'a contact without a last name',
      { jobId: 'v-1', kind: 'candidate', contact: { ...contact, lastName: undefined } },
      ['contact.lastName contact.last_name.required'],
    ],
    [
      'a contact of null',
      { jobId: 'v-1', kind: 'interested', contact: null },
      ['contact validation.wrong_type'],
    ],
    [
      'a contact of text',
      { jobId: 'v-1', kind: 'interested', contact: 'Anna' },
      ['contact validation.wrong_type'],
    ],
    [
      'an invalid phone',
      { jobId: 'v-1', kind: 'candidate', contact: { ...contact, phone: '1' } },
      ['contact.phone contact.phone.invalid'],
    ],
    [
      'an unknown contact field',
      { jobId: 'v-1', kind: 'candidate', contact: { ...contact, ssn: '1' } },
      ['contact noUnknown'],
    ],
    ['an unknown field', { jobId: 'v-1', kind: 'interested', uid: 'another' }, [' noUnknown']],
    [
      'answers of null',
      { jobId: 'v-1', kind: 'interested', answers: null },
      ['answers validation.wrong_type'],
    ],
    [
      'answers of a list',
      { jobId: 'v-1', kind: 'interested', answers: [] },
      ['answers validation.wrong_type'],
    ],
    [
      'an answer of a number',
      { jobId: 'v-1', kind: 'interested', answers: { a: 1 } },
      ['answers validation.wrong_type'],
    ],
    [
      'an answer of numbers',
      { jobId: 'v-1', kind: 'interested', answers: { a: [1] } },
      ['answers validation.wrong_type'],
    ],
  ])('refuses %s', (_name, request, expected) => {
    expect(problems(request)).toEqual(expected);
  });
});

describe('withdrawApplicationSchema', () => {
  it("requires only the application's id", () => {
    expect(problems({ applicationId: 'a-1' }, withdrawApplicationSchema)).toEqual([]);
    expect(problems({ id: 'a-1' }, withdrawApplicationSchema)).toEqual([
      'applicationId validation.required',
      ' noUnknown',
    ]);
  });
});
