import { describe, expect, it } from 'vitest';
import { array, mixed, object, string, tuple } from 'yup';
import { parser } from './parse';
import { shapeErrors } from './shapeErrors';

const schema = object({
  list: array().of(string()).max(2),
  rows: array()
    .of(object({ cells: array().of(string()).max(1) }).noUnknown())
    .max(2),
  open: object({ id: string() }),
  pair: tuple([string(), string()]),
  any: mixed(),
}).noUnknown();

const TOO_MANY = 'validation.too_many';
const UNKNOWN = 'validation.unknown_field';

describe('shapeErrors', () => {
  it.each<[string, unknown, [string, string][]]>([
    ['what fits', { list: ['a', 'b'], rows: [{ cells: [] }], any: [1, 2, 3] }, []],
    ['wrong types, which are checked elsewhere', { list: 'abc', rows: [null, 1], open: [] }, []],
    ['no object', null, []],
    ['a list that is too long', { list: [1, 2, 3] }, [['list', TOO_MANY]]],
    [
      'a nested list that is too long',
      { rows: [{}, { cells: [1, 2] }] },
      [['rows[1].cells', TOO_MANY]],
    ],
    [
      'an unknown key',
      { stray: 1, rows: [{ x: 1 }] },
      [
        ['stray', UNKNOWN],
        ['rows[0].x', UNKNOWN],
      ],
    ],
    ['keys that every object has', { toString: 1 }, [['toString', UNKNOWN]]],
    [
      'a key with a comma, and none',
      { 'a, b': 1, '': 2 },
      [
        ['a, b', UNKNOWN],
        ['', UNKNOWN],
      ],
    ],
    ['any key of an object that is open', { open: { x: 1 } }, []],
    ['a tuple', { pair: ['a', 'b', 'c'] }, []],
  ])('finds every error in %s', (_what, value, expected) => {
    expect(shapeErrors(schema.describe(), value)).toEqual(expected);
  });

  it('names an own `__proto__`', () => {
    expect(shapeErrors(schema.describe(), JSON.parse('{"__proto__":1}'))).toEqual([
      ['__proto__', UNKNOWN],
    ]);
  });
});

describe('parser', () => {
  const fieldsOf = (input: unknown): unknown => {
    try {
      return parser(schema)(input);
    } catch (error) {
      return Object(error).fields;
    }
  };

  it('reads no element of a list that is too long', () => {
    expect(fieldsOf({ list: [1, 2, 3] })).toEqual({ list: TOO_MANY });
  });

  it('names a field that every object inherits', () => {
    const fields = fieldsOf(JSON.parse('{"__proto__":1,"constructor":2}'));
    expect(JSON.stringify(fields)).toBe(`{"__proto__":"${UNKNOWN}","constructor":"${UNKNOWN}"}`);
  });

  it('names a hundred fields at most', () => {
    const input = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]));
    expect(Object.keys(Object(fieldsOf(input)))).toHaveLength(100);
  });
});
