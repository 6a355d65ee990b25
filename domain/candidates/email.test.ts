import { describe, expect, it } from 'vitest';
import { EMAIL_ENDING_LENGTH, isEmail } from './email';

describe('isEmail', () => {
  it.each([
    'anna@example.com',
    'anna.berg@example.com',
    'anna-maria.berg@mail.example.se',
    'anna_berg2@exam-ple.se',
    'A@b.nu',
    'anna@region.health',
    'anna@region.info',
  ])('accepts %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    ['empty', ''],
    ['no at sign', 'anna.example.com'],
    ['two at signs', 'anna@berg@example.com'],
    ['no local part', '@example.com'],
    ['no domain', 'anna@'],
    ['no ending', 'anna@example'],
    ['a leading dot', '.anna@example.com'],
    ['a trailing dot', 'anna.@example.com'],
    ['doubled dots', 'anna..berg@example.com'],
    ['a space inside', 'anna berg@example.com'],
    ['a space after', 'anna@example.com '],
    ['a line break after', 'anna@example.com\n'],
    ['digits in the ending', 'anna@example.c0m'],
    ['an ending of one letter', 'anna@example.s'],
    ['more than 254 characters', `${'a'.repeat(243)}@example.com`],
  ])('refuses %s', (_what, email) => {
    expect(isEmail(email)).toBe(false);
  });

  it("accepts endings of 2 to 24 letters, more than the specification's 3 (its decision 19)", () => {
    const ending = (length: number) => `anna@example.${'x'.repeat(length)}`;
    expect(EMAIL_ENDING_LENGTH).toEqual({ min: 2, max: 24 });
    for (const length of [2, 3, 4, 24]) expect(isEmail(ending(length))).toBe(true);
    for (const length of [1, 25]) expect(isEmail(ending(length))).toBe(false);
  });
});
