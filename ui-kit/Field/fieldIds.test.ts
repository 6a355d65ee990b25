import { describe, expect, it } from 'vitest';
import { controlProps, isShown } from './fieldIds';

describe('controlProps', () => {
  it.each([
    { texts: { hint: false, error: false }, describedBy: undefined, invalid: undefined },
    { texts: { hint: true, error: false }, describedBy: 'x-hint', invalid: undefined },
    { texts: { hint: true, error: true }, describedBy: 'x-error x-hint', invalid: true },
    {
      texts: { hint: false, error: true, describedBy: 'count' },
      describedBy: 'x-error count',
      invalid: true,
    },
  ])('$texts', ({ texts, describedBy, invalid }) => {
    expect(controlProps('x', texts)).toEqual({
      id: 'x',
      'aria-describedby': describedBy,
      'aria-invalid': invalid,
    });
  });
});

it.each([
  ['Wrong', true],
  [0, true],
  ['', false],
  [undefined, false],
  [null, false],
  [false, false],
])('isShown(%j) is %s', (text, shown) => {
  expect(isShown(text)).toBe(shown);
});
