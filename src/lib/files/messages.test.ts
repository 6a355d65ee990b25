import { expect, it } from 'vitest';
import { ERROR_STATUS } from '#domain/api/errors';
import { accountCatalogue as en } from '../../i18n/accountCatalogue.en';
import { accountCatalogue as sv } from '../../i18n/accountCatalogue.sv';

const CODES = Object.keys(ERROR_STATUS).filter((code) => /^(?:file|scan)_/u.test(code));

it.each(CODES)('has words for %s in both languages', (code) => {
  expect(sv).toHaveProperty([`file.problem.${code}`]);
  expect(en).toHaveProperty([`file.problem.${code}`]);
});
