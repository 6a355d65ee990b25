import { describe, expect, it } from 'vitest';
import { parsePhone, phoneCodes, phoneText } from './phone';

describe('parsePhone', () => {
  it.each([
    ['070-174 06 05', '+46', '701740605'],
    ['0701740605', '+46', '701740605'],
    ['+46 70 174 06 05', '+46', '701740605'],
    ['+46 (0)70-174 06 05', '+46', '701740605'],
    ['+460701740605', '+46', '701740605'],
    ['0046701740605', '+46', '701740605'],
    ['08-465 004 00', '+46', '846500400'],
    ['(08) 465 004 00', '+46', '846500400'],
    ['+47 22 22 55 55', '+47', '22225555'],
    ['+358 (0)9 1234567', '+358', '91234567'],
    ['+45 33 33 33 33', '+45', '33333333'],
    ['\u00a0070–174\u202f06\u00a005', '+46', '701740605'],
    ['\u202a070-174 06 05\u202c', '+46', '701740605'],
    ['tel:+46701740605', '+46', '701740605'],
    ['+46 (0)70 174 06 05,', '+46', '701740605'],
    ['070\u2212174 06 05', '+46', '701740605'],
    ['0701740607', '+46', '701740607'],
    ['07 01 74 06 07', '+46', '701740607'],
  ])('reads %s', (text, prefix, national) => {
    expect(parsePhone(text, { production: true })).toEqual({
      prefix,
      national,
      e164: prefix + national,
    });
  });

  it.each([
    ['empty', ''],
    ['letters', '070-ring mig'],
    ['no prefix and no leading zero', '701740605'],
    ['too few digits', '070-174'],
    ['too many digits', '070-174 06 05 99'],
    ['a foreign country', '+44 20 7946 0000'],
    ['a bare prefix', '+46'],
    ['two plus signs', '++46701740605'],
    ['a plus sign inside', '070+1740605'],
    ['doubled trunk zeros', '+46 00 70 174 06 05'],
    ['Arabic digits', '٠٧٠١٧٤٠٦٠٥'],
    ['an identity number', '19811228-9874'],
    ['a short identity number', '811228 9874'],
    ['an extension', '08-465 004 00 #12'],
  ])('refuses %s', (_what, text) => {
    expect(parsePhone(text, { production: true })).toBeNull();
  });

  it.each([
    ['+1 202 555 0100', '+12025550100'],
    ['+234 0803 000 0000', '+2348030000000'],
    ['+91 98765 43210', '+919876543210'],
  ])('accepts %s only outside production', (text, e164) => {
    expect(parsePhone(text, { production: false })?.e164).toBe(e164);
    expect(parsePhone(text, { production: true })).toBeNull();
  });
});

describe('phoneCodes', () => {
  it('offers the codes of part 2', () => {
    expect(phoneCodes(true)).toEqual(['+46', '+47', '+358', '+45']);
    expect(phoneCodes(false)).toEqual(['+46', '+47', '+358', '+45', '+1', '+234', '+91']);
  });
});

describe('phoneText', () => {
  it.each([
    ['+46 070-174 06 05', '070-174 06 05'],
    ['+46701740605', '070-174 06 05'],
    ['0701740605', '070-174 06 05'],
    ['+46846500400', '08-465 004 00'],
    ['+46 31 7001234', '0317001234'],
    ['+4722225555', '+47 22225555'],
    ['12', '12'],
    ['', ''],
  ])('shows %s as %s', (text, shown) => {
    expect(phoneText(text)).toBe(shown);
  });
});
