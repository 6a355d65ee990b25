import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from 'yup';
import { ValidationError } from 'yup';
import type { Question } from '#domain/jobs/questionnaire';
import { aJob } from '#domain/jobs/testing/aJob';
import { tidied } from '#domain/text/tidied';
import type { JobDraft } from './integration';
import { changeJobSchema } from './integration.schema';
import { jobDraftSchema } from './jobDraft.schema';

/** What an employer's program sends for the factory's job. */
function aDraft(changes: object = {}): object {
  const { id, slug, status, publishedAt, employerId, source, ...draft } = aJob();
  return { ...(draft satisfies JobDraft), ...changes };
}

function problems(schema: ObjectSchema<object>, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path, message, type }) => [path, type === 'noUnknown' ? type : message]),
    );
  }
}

const choice = (changes: Partial<Question>) => [
  {
    id: 'q',
    type: 'single_choice',
    text: 'Bil?',
    required: true,
    options: [
      { id: 'yes', text: 'Ja' },
      { id: 'no', text: 'Nej' },
    ],
    audience: 0,
    ...changes,
  },
];
/** The problems of a rate, by the last part of their path. */
const rateProblems = (hourlyRate: object) =>
  Object.fromEntries(
    Object.entries(problems(jobDraftSchema, aDraft({ hourlyRate }))).map(([path, message]) => [
      path.replace('hourlyRate.', ''),
      message,
    ]),
  );
const rate = (changes: object) => ({ min: 600, max: 700, basis: 'consultant_salary', ...changes });

describe('jobDraftSchema', () => {
  it('accepts a complete draft, and one without the optional fields', () => {
    expect(problems(jobDraftSchema, aDraft())).toEqual({});
    const open = {
      location: null,
      hourlyRate: null,
      startsOn: null,
      endsOn: null,
      hoursPerWeek: null,
      contact: null,
    };
    expect(problems(jobDraftSchema, aDraft(open))).toEqual({});
  });

  it.each<[basis: string, min: number, max: number, problems: Record<string, string>]>([
    // What nurses are offered as a wage
    ['hourly_employment', 200, 411, {}],
    ['hourly_employment', 100, 3000, {}],
    ['consultant_salary', 100, 3000, {}],
    ['consultant_invoice', 150, 5000, {}],
    ['hourly_employment', 99, 300, { min: 'validation.rate_too_low' }],
    ['consultant_salary', 300, 3001, { max: 'validation.rate_too_high' }],
    ['consultant_invoice', 149, 300, { min: 'validation.rate_too_low' }],
    ['consultant_invoice', 300, 5001, { max: 'validation.rate_too_high' }],
    // A month's pay
    [
      'hourly_employment',
      38_000,
      41_000,
      { min: 'validation.rate_too_high', max: 'validation.rate_too_high' },
    ],
  ])('bounds a rate on its own basis: %s %d–%d', (basis, min, max, expected) => {
    expect(rateProblems({ basis, min, max })).toEqual(expected);
  });

  it.each<[string | null, Record<string, string>]>([
    [null, {}],
    ['070-174 06 05', {}],
    ['+46 (0)8-465 004 00', {}],
    ['ring växeln', { 'contact.phone': 'validation.phone' }],
    ['12345', { 'contact.phone': 'validation.phone' }],
    ['070-174 06 05 06 07 08', { 'contact.phone': 'validation.phone' }],
    ['+999 123 456 78', { 'contact.phone': 'validation.phone' }],
  ])("accepts only a phone number as the contact's phone: %s", (phone, expected) => {
    const contact = { name: 'Alva Exempelsson', title: 'Chef', phone, email: null };
    expect(problems(jobDraftSchema, aDraft({ contact }))).toEqual(expected);
  });

  it.each(['alva', 'alva@', 'alva@example', 'alva exempel@example.com'])(
    "accepts only an e-mail address as the contact's e-mail: %s",
    (email) => {
      const contact = { name: 'Alva Exempelsson', title: 'Chef', phone: null, email };
      expect(problems(jobDraftSchema, aDraft({ contact }))).toEqual({
        'contact.email': 'validation.email',
      });
    },
  );

  it('drops marks that nobody sees from what is shown of it', () => {
    const sent = aDraft({ title: '\u202eSjuksköterska\u200b', description: ['Natt\ufeff'] });
    const { title, description } = tidied(jobDraftSchema, sent) as JobDraft;
    expect([title, description]).toEqual(['Sjuksköterska', ['Natt']]);
  });

  it('names every missing field', () => {
    expect(Object.keys(problems(jobDraftSchema, {})).sort()).toEqual(Object.keys(aDraft()).sort());
  });

  it.each<[string, object, string, string]>([
    ['a blank title', { title: '  ' }, 'title', 'validation.required'],
    ['a day too far away', { endsOn: '9999-12-31' }, 'endsOn', 'validation.date'],
    ['a day of the year 0', { startsOn: '0000-01-01' }, 'startsOn', 'validation.date'],
    ...['2026-05-03', '2026-08-31'].map((day): [string, object, string, string] => [
      'a shift outside the assignment',
      {
        startsOn: '2026-05-04',
        endsOn: '2026-08-30',
        shifts: [{ day, from: '07:00', to: '15:30' }],
      },
      'shifts',
      'validation.shift_outside',
    ]),
    ['no shift', { shifts: [null] }, 'shifts[0]', 'validation.wrong_type'],
    ['a title that is a number', { title: 5 }, 'title', 'validation.wrong_type'],
    ['a long title', { title: 'a'.repeat(151) }, 'title', 'validation.too_long'],
    ['an unknown role', { workRole: 'trollkarl' }, 'workRole', 'validation.unknown_id'],
    ['an unknown field of work', { workFields: ['x'] }, 'workFields[0]', 'validation.unknown_id'],
    ['a group of fields', { workFields: ['psykiatri'] }, 'workFields[0]', 'validation.unknown_id'],
    ['an unknown place', { location: 'm-9999' }, 'location', 'validation.unknown_id'],
    ['no employment type', { employmentTypes: [] }, 'employmentTypes', 'validation.required'],
    ['an unknown system', { systems: ['x'] }, 'systems[0]', 'validation.unknown_id'],
    ['a time of day twice', { timeOfDay: ['day', 'day'] }, 'timeOfDay', 'validation.duplicate'],
    ['a text instead of a list', { systems: 'cosmic' }, 'systems', 'validation.wrong_type'],
    ['a text instead of a boolean', { onCallDuty: 'yes' }, 'onCallDuty', 'validation.wrong_type'],
    [
      'a rate that is not whole',
      { hourlyRate: rate({ min: 600.5 }) },
      'hourlyRate.min',
      'validation.number_range',
    ],
    [
      'an inverted rate',
      { hourlyRate: rate({ min: 800 }) },
      'hourlyRate.min',
      'validation.min_over_max',
    ],
    [
      'a rate without its basis',
      { hourlyRate: rate({ basis: undefined }) },
      'hourlyRate.basis',
      'validation.required',
    ],
    [
      'an unknown basis',
      { hourlyRate: rate({ basis: 'gold' }) },
      'hourlyRate.basis',
      'validation.unknown_value',
    ],
    ['an unknown field of the rate', { hourlyRate: rate({ vat: 25 }) }, 'hourlyRate', 'noUnknown'],
    ['an invalid day', { startsOn: '2026-02-30' }, 'startsOn', 'validation.date'],
    ['an end before the start', { endsOn: '2026-05-03' }, 'startsOn', 'validation.from_after_to'],
    ['too many hours', { hoursPerWeek: 61 }, 'hoursPerWeek', 'validation.number_range'],
    ['parts of a minute', { hoursPerWeek: 37.3333 }, 'hoursPerWeek', 'validation.number'],
    ['no closing day', { closesOn: null }, 'closesOn', 'validation.required'],
    ['no workplace', { workplace: null }, 'workplace', 'validation.required'],
    [
      'a workplace without a name',
      { workplace: { careProvider: 'A', unit: null, about: null } },
      'workplace.name',
      'validation.required',
    ],
    [
      'a missing unit',
      { workplace: { name: 'A', careProvider: 'A', about: null } },
      'workplace.unit',
      'validation.required',
    ],
    ['a blank paragraph', { description: ['a', ' '] }, 'description[1]', 'validation.required'],
    [
      'a contact without an address',
      { contact: { name: 'A', title: 'B', phone: null, email: 'x' } },
      'contact.email',
      'validation.email',
    ],
    [
      'a question twice',
      { questionnaire: [...choice({}), ...choice({})] },
      'questionnaire',
      'validation.duplicate',
    ],
    [
      'a single choice with one option',
      { questionnaire: choice({ options: [{ id: 'a', text: 'A' }] }) },
      'questionnaire[0].options',
      'validation.options_for_type',
    ],
    [
      'a short answer with options',
      { questionnaire: choice({ type: 'short_answer' }) },
      'questionnaire[0].options',
      'validation.options_for_type',
    ],
    [
      'the same option twice',
      {
        questionnaire: choice({
          options: [
            { id: 'a', text: 'A' },
            { id: 'a', text: 'B' },
          ],
        }),
      },
      'questionnaire[0].options',
      'validation.duplicate',
    ],
    [
      'an unknown question type',
      { questionnaire: [{ ...choice({})[0], type: 'essay' }] },
      'questionnaire[0].type',
      'validation.unknown_value',
    ],
    [
      'a third audience',
      { questionnaire: [{ ...choice({})[0], audience: 2 }] },
      'questionnaire[0].audience',
      'validation.unknown_value',
    ],
    ['a field that the server sets', { status: 'open' }, '', 'noUnknown'],
  ])('refuses %s', (_name, changes, path, message) => {
    expect(problems(jobDraftSchema, aDraft(changes))).toMatchObject({ [path]: message });
  });
});

describe('changeJobSchema', () => {
  it('accepts one field only, under the same rule', () => {
    expect(problems(changeJobSchema, { id: 'v-1', title: 'Ny titel' })).toEqual({});
    expect(problems(changeJobSchema, { id: 'v-1', location: null })).toEqual({});
    expect(problems(changeJobSchema, { id: 'v-1', location: 'x' })).toEqual({
      location: 'validation.unknown_id',
    });
  });

  it('requires the id and refuses unknown fields', () => {
    expect(problems(changeJobSchema, { employerId: 'other' })).toEqual({
      id: 'validation.required',
      '': 'noUnknown',
    });
  });

  it('refuses null for a required field', () => {
    expect(
      problems(changeJobSchema, { id: 'v-1', title: null, workplace: null, systems: null }),
    ).toEqual({
      title: 'validation.required',
      workplace: 'validation.required',
      systems: 'validation.required',
    });
  });
});
