import { expect, it } from 'vitest';
import { toldMove } from './toldMove';
import { EDGES, HOLDABLE_STATUSES } from './transitions';

it.each(HOLDABLE_STATUSES)('tells the return to %s as a return', (status) => {
  expect(toldMove('pending', { status, by: 'candidate' })).toBe('shared');
  expect(toldMove('pending', { status, by: 'employer' })).toBe('resumed');
});

it('tells a declined invitation, and every other move as its status', () => {
  expect(toldMove('sent', { status: 'not_interested', by: 'candidate' })).toBe('declined');
  for (const { from, to: status, actor: by } of EDGES) {
    const isReturn = from === 'pending' && HOLDABLE_STATUSES.some((one) => one === status);
    if (isReturn || (from === 'sent' && status === 'not_interested')) continue;
    expect(toldMove(from, { status, by })).toBe(status);
  }
  expect(toldMove(null, { status: 'candidate', by: 'candidate' })).toBe('candidate');
});
