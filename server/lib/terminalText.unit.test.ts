import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { terminalJson, terminalLine, terminalText } from './terminalText';

/** What a terminal acts on or hides, each with its escape. */
const UNSEEN = [
  ['\u001b[2J', '\\u001b[2J'],
  ['\u009b2J', '\\u009b2J'],
  ['\u0007', '\\u0007'],
  ['\r', '\\u000d'],
  ['\u202egnp.exe\u202c', '\\u202egnp.exe\\u202c'],
  ['\u2066a\u2069', '\\u2066a\\u2069'],
  ['\u200e\u200f\u061c', '\\u200e\\u200f\\u061c'],
  ['a\u200bb\u2060c\ufeff', 'a\\u200bb\\u2060c\\ufeff'],
  ['\u2028\u2029', '\\u2028\\u2029'],
  ['\u{e0041}', '\\u{e0041}'],
  ['\u3164\u00ad', '\\u3164\\u00ad'],
  ['\ud800', '\\ud800'],
] as const;

describe('terminalLine', () => {
  it.each(UNSEEN)('shows %j as an escape', (text, shown) => {
    expect(terminalLine(`<${text}>`)).toBe(`<${shown}>`);
  });

  it('leaves what people write', () => {
    const text = 'Region Ångermanland – “vård”, 早 & Ж é 👩';
    expect(terminalLine(text)).toBe(text);
  });

  it('keeps one line one line', () => {
    expect(terminalLine('a\nb')).toBe('a\\u000ab');
    expect(terminalText('a\u202e\nb')).toBe('a\\u202e\nb');
  });
});

describe('terminalJson', () => {
  it('says the same in characters that are seen', () => {
    holds(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = terminalJson(`${JSON.stringify({ text })}\n`);
        expect(JSON.parse(line)).toEqual({ text });
        expect(terminalText(line)).toBe(line);
      }),
    );
  });
});
