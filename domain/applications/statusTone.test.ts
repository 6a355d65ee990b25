import { expect, it } from 'vitest';
import { APPLICATION_STATUSES } from './status';
import { STATUS_TONE } from './statusTone';
import { isOpen } from './transitions';

it('warns only where the candidate is waited for', () => {
  const warnings = APPLICATION_STATUSES.filter((status) => STATUS_TONE[status] === 'warning');
  expect(warnings).toEqual(['sent', 'pending']);
});

it('never paints an open application as lost', () => {
  for (const status of APPLICATION_STATUSES.filter(isOpen)) {
    expect(STATUS_TONE[status]).not.toBe('danger');
  }
});
