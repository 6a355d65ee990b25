import { describe, expect, it } from 'vitest';
import { createWrongKeys, integrationKeyIn } from './integrationKey';

describe('integrationKeyIn', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['  Bearer   abc ', 'abc'],
  ])('reads %s', (header, key) => {
    expect(integrationKeyIn(header)).toBe(key);
  });

  it.each([
    [undefined, /Send an integration key/],
    ['', /Send an integration key/],
    ['  ', /Send an integration key/],
    ['Basic abc', /must be the word Bearer/],
    ['abc', /must be the word Bearer/],
    ['Bearer', /no integration key after/],
    ['Bearer  ', /no integration key after/],
    ['Bearer abc def', /contains a space/],
    ['Bearer abc\tdef', /contains a space/],
  ])('says what is wrong with %s', (header, message) => {
    expect(() => integrationKeyIn(header)).toThrow(message);
  });
});

describe('createWrongKeys', () => {
  it('refuses an address after too many wrong keys within a minute, and no other', () => {
    let now = 0;
    const wrongKeys = createWrongKeys(2, { elapsed: () => now });
    wrongKeys.note('a');
    expect(() => wrongKeys.refuseAfterTooMany('a')).not.toThrow();
    now = 59_999;
    wrongKeys.note('a');
    expect(() => wrongKeys.refuseAfterTooMany('a')).toThrow(/Too many wrong/);
    expect(() => wrongKeys.refuseAfterTooMany('b')).not.toThrow();
    now = 60_000;
    expect(() => wrongKeys.refuseAfterTooMany('a')).not.toThrow();
  });

  it('stores a bounded number of addresses', () => {
    const wrongKeys = createWrongKeys(1, { elapsed: () => 0 });
    for (let index = 0; index <= 10_000; index += 1) wrongKeys.note(`address-${index}`);
    expect(() => wrongKeys.refuseAfterTooMany('address-0')).not.toThrow();
    expect(() => wrongKeys.refuseAfterTooMany('address-1')).toThrow();
    expect(() => wrongKeys.refuseAfterTooMany('address-10000')).toThrow();
  });
});
