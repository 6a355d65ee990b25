import { expect, it } from 'vitest';
import { FILE_REASONS } from '#domain/candidates/fileReasons';
import { ERROR_STATUS } from '#domain/errorStatus';
import { filesEn as en } from './messages.en';
import { filesSv as sv } from './messages.sv';

const CODES = Object.keys(ERROR_STATUS).filter((code) => /^(?:file|scan)_/u.test(code));

it.each(CODES)('has words for %s in both languages', (code) => {
  expect(sv).toHaveProperty([`file.problem.${code}`]);
  expect(en).toHaveProperty([`file.problem.${code}`]);
});

it('has words of its own for each reason in both languages', () => {
  for (const words of [sv, en]) {
    const texts = FILE_REASONS.map((reason) => words[`file.reason.${reason}`]);
    expect(
      new Set([...texts, ...CODES.map((code) => Reflect.get(words, `file.problem.${code}`))]).size,
    ).toBe(FILE_REASONS.length + CODES.length);
  }
});
