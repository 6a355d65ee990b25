import { describe, expect, it } from 'vitest';
import { array, object, string } from 'yup';
import { ApiError } from '#domain/api/errors';
import { checkBy } from './checkBy';
import { refusedFields } from './fieldErrors';

const schema = object({
  email: string().required('email.required').max(3, 'email.long'),
  places: array().of(string().required('place.required')).min(1, 'places.required'),
});

describe('checkBy', () => {
  it.each([
    ['nothing wrong', { email: 'abc', places: ['a'] }, {}],
    [
      'an empty form',
      { email: '', places: [] },
      { email: 'email.required', places: 'places.required' },
    ],
    ['a wrong item', { email: 'abc', places: ['a', ''] }, { places: 'place.required' }],
  ])('%s', (_name, values, expected) => {
    expect(checkBy<typeof values>(schema)(values)).toEqual(expected);
  });

  it('rethrows an error of the schema itself', () => {
    const broken = string().test('broken', 'never', () => {
      throw new TypeError('a fault');
    });
    expect(() => checkBy(broken)('text')).toThrow('a fault');
  });
});

describe('refusedFields', () => {
  const values = { email: '', workfields: [] };

  it.each([
    ['another error', new Error('x'), '', {}],
    ['an error without fields', new ApiError('conflict', 'x'), '', {}],
    [
      'an item of a list, and a field that the form lacks',
      new ApiError('invalid_request', 'x', { 'workfields[2]': 'a', other: 'b' }),
      '',
      { workfields: 'a' },
    ],
    [
      'a form that is nested in the request',
      new ApiError('invalid_request', 'x', { 'contact.email': 'a', email: 'b' }),
      'contact',
      { email: 'a' },
    ],
  ] as const)('%s', (_name, error, under, expected) => {
    expect(refusedFields(error, values, under)).toEqual(expected);
  });
});
