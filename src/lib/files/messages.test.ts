import { expect, it } from 'vitest';
import { ERROR_STATUS } from '#domain/api/errors';
import { filesEn as en } from './messages.en';
import { filesSv as sv } from './messages.sv';

const CODES = Object.keys(ERROR_STATUS).filter((code) => /^(?:file|scan)_/u.test(code));

it.each(CODES)('has words for %s in both languages', (code) => {
  expect(sv).toHaveProperty([`file.problem.${code}`]);
  expect(en).toHaveProperty([`file.problem.${code}`]);
});
