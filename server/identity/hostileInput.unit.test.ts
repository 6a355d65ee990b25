import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import {
  bankidLoginSchema,
  bankidRegisterSchema,
  connectBankidSchema,
  emailRegisteredSchema,
} from '#domain/api/auth.schema';
import { ApiError } from '#domain/api/errors';
import {
  beginBankidSchema,
  nothingSchema,
  setSessionSchema,
  signInSchema,
} from '#domain/api/session.schema';
import { saveUserDetailsSchema } from '#domain/api/users.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { holds } from '../../scripts/testing/holds';
import { parser } from '../http/parse';

const schemas: Record<string, { schema: Schema; good: Record<string, unknown> }> = {
  bankidLogin: { schema: bankidLoginSchema, good: { id_token: 'a.b.c', state: 's' } },
  bankidRegister: { schema: bankidRegisterSchema, good: { id_token: 'a.b.c', sessionID: 's' } },
  connectBankid: {
    schema: connectBankidSchema,
    good: { id_token: 'a.b.c', userId: 'u', connectBankID: true },
  },
  emailRegistered: { schema: emailRegisteredSchema, good: { email: ' anna@example.com ' } },
  setSession: {
    schema: setSessionSchema,
    good: {
      type: 'registration',
      email: 'anna@example.com',
      stack: ['email'],
      key: 'professions',
      value: ['sjukskoterska'],
      metadata: { path: '/jobs' },
      sessionID: 's',
      reset: false,
    },
  },
  registrationStep: {
    schema: registrationSchema.partial(),
    good: {
      email: 'anna@example.com',
      professions: ['sjukskoterska'],
      workfields: ['akutmottagning'],
      locations: ['r-01'],
      employmentTypes: ['konsult'],
    },
  },
  beginBankid: {
    schema: beginBankidSchema,
    good: {
      purpose: 'register',
      device: 'same',
      language: 'sv',
      targetPath: '/account',
      sessionID: 's',
    },
  },
  signIn: { schema: signInSchema, good: { login_token: 't' } },
  nothing: { schema: nothingSchema, good: {} },
  saveUserDetails: {
    schema: saveUserDetailsSchema({ production: true }),
    good: {
      firstName: 'Åsa-Märta',
      lastName: 'von Essen',
      email: 'anna@example.com',
      phone: '070-174 06 05',
      jobTitle: 'Sjuksköterska',
      workplace: 'Exempelsjukhuset',
      availableFrom: '2026-12-01',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning'],
      locations: ['r-01'],
      employmentTypes: ['konsult'],
      language: 'en',
    },
  },
};

/**
 * The fields named in an error; null when the input is accepted. Any other error fails the test.
 */
function refusedFields(schema: Schema, input: unknown): Record<string, string> | null {
  try {
    parser(schema)(input);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.code).toBe('invalid_request');
    return error.fields ?? {};
  }
}

const MESSAGE_ID = /^[a-z_]+(\.[a-z_]+)+$/;
const NULLABLE = new Set([
  'saveUserDetails.phone',
  'saveUserDetails.jobTitle',
  'saveUserDetails.workplace',
  'saveUserDetails.availableFrom',
  'saveUserDetails.profession',
]);

describe.each(Object.entries(schemas))('%s', (name, { schema, good }) => {
  it('accepts valid input', () => {
    expect(refusedFields(schema, good)).toBeNull();
  });

  it('names an unknown field', () => {
    expect(refusedFields(schema, { ...good, stray: 1 })).toEqual({
      stray: 'validation.unknown_field',
    });
  });

  it.each(Object.keys(good))('refuses %s by name when it has an impossible value', (field) => {
    const wrong: unknown[] = [{ a: 1 }, [[1]], -1.5, 'x'.repeat(10_000)];
    if (!NULLABLE.has(`${name}.${field}`)) wrong.push(null);
    for (const value of wrong) {
      // The step's own schema checks the value, and metadata may hold one short text.
      if (name === 'setSession' && field === 'value' && value !== null) continue;
      const fields = refusedFields(schema, { ...good, [field]: value });
      expect(Object.keys(fields ?? {}).join(), `${field} = ${JSON.stringify(value)}`).toMatch(
        new RegExp(`^${field}`, 'u'),
      );
    }
  });

  it('answers every object with a value or with message ids', () => {
    const anything = fc.anything({ withNullPrototype: true, maxDepth: 2 });
    const inputs = fc.oneof(
      fc.dictionary(fc.string(), anything),
      fc.record(Object.fromEntries(Object.keys(good).map((key) => [key, anything])), {
        requiredKeys: [],
      }),
    );
    holds(
      fc.property(inputs, (input) => {
        for (const message of Object.values(refusedFields(schema, input) ?? {})) {
          expect(message).toMatch(MESSAGE_ID);
        }
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['a value without its key', { value: 'x' }, 'value'],
  ['a key without its value', { key: 'email' }, 'value'],
  ['a key of an unknown field', { key: 'password', value: 'x' }, 'key'],
  ['too many steps', { stack: Array.from({ length: 21 }, () => 'a') }, 'stack'],
  ['too many facts', { metadata: Object.fromEntries(Array(21).entries()) }, 'metadata'],
  ['a NUL in a step', { stack: ['a\u0000'] }, 'stack[0]'],
  ['a NUL in an id', { sessionID: '\u0000' }, 'sessionID'],
  ['a NUL in a fact', { metadata: { path: '\u0000' } }, 'metadata'],
  ['a lone surrogate in a fact’s name', { metadata: { '\ud800': 'x' } }, 'metadata'],
  ['an over-long fact', { metadata: { path: 'x'.repeat(2049) } }, 'metadata'],
])('session/set_session refuses %s', (_what, change, field) => {
  expect(refusedFields(setSessionSchema, { type: 'registration', ...change })).toHaveProperty(
    field,
  );
});

it('refuses to begin a BankID registration without its session', () => {
  const login = { purpose: 'login', device: 'same', language: 'sv' };
  expect(refusedFields(beginBankidSchema, login)).toBeNull();
  expect(refusedFields(beginBankidSchema, { ...login, purpose: 'register' })).toEqual({
    sessionID: 'validation.required',
  });
});
