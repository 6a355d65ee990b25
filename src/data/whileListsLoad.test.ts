import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { nullWhileListsLoad } from './whileListsLoad';

const loading = new ApiError('unavailable', 'Loading.', undefined, { reason: 'lists_loading' });

it('goes without a list that is being read in, and hides no other fault', async () => {
  expect(await nullWhileListsLoad(Promise.resolve(7))).toBe(7);
  expect(await nullWhileListsLoad(Promise.reject(loading))).toBeNull();
  for (const fault of [new ApiError('unavailable', 'The database is gone.'), new TypeError('x')]) {
    await expect(nullWhileListsLoad(Promise.reject(fault))).rejects.toBe(fault);
  }
});
