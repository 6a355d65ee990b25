import { describe, expect, it } from 'vitest';
import { compareHighestRate, compareNewest } from './order';

const key = (id: string, publishedAt: number, rate = 0) => ({ id, publishedAt, rate });
const idsOf = (keys: readonly { id: string }[]) => keys.map(({ id }) => id);

describe('the order of jobs', () => {
  it('is newest first, and by id descending among those of one instant', () => {
    const keys = [key('v-2', 5), key('v-9', 4), key('v-1', 5), key('v-3', 5)];
    expect(idsOf(keys.sort(compareNewest))).toEqual(['v-3', 'v-2', 'v-1', 'v-9']);
    expect(compareNewest(key('v-1', 5), key('v-1', 5))).toBe(0);
  });

  it('is highest rate first, then newest, then by id descending', () => {
    const keys = [key('v-1', 5, 600), key('v-9', 9, 500), key('v-2', 5, 600), key('v-0', 6, 600)];
    expect(idsOf(keys.sort(compareHighestRate))).toEqual(['v-0', 'v-2', 'v-1', 'v-9']);
  });
});
