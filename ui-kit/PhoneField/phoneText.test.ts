import { describe, expect, it } from 'vitest';
import { joinPhone, splitPhone } from './phoneText';

const PREFIXES = ['+46', '+47', '+358', '+45'];

describe('splitPhone', () => {
  it.each([
    ['+46 70-174 06 05', '+46', '70-174 06 05'],
    ['0046701740605', '+46', '701740605'],
    ['+358 41 234 5678', '+358', '41 234 5678'],
    ['070-174 06 05', '+45', '070-174 06 05'],
    ['+1 202 555 0100', '+45', '+1 202 555 0100'],
    ['', '+45', ''],
  ])('%s → %s | %s', (text, prefix, number) => {
    expect(splitPhone(text, PREFIXES, '+45')).toEqual({ prefix, number });
  });

  it('uses the longest matching code', () => {
    expect(splitPhone('+4670', ['+4', '+46'], '+4').prefix).toBe('+46');
  });
});

it('a code alone is not a number', () => {
  expect(joinPhone({ prefix: '+46', number: ' ' })).toBe('');
  expect(joinPhone({ prefix: '+46', number: '70' })).toBe('+46 70');
});
