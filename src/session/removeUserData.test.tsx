import { expect, it } from 'vitest';
import { STORAGE_KEY } from '#domain/limits';
import { localStore } from '../lib/store/localStore';
import { removeUserData } from './removeUserData';

it('leaves nothing of what was looked for, and where, to whoever sits here next', () => {
  const own = [STORAGE_KEY.lastVisitedUrl, STORAGE_KEY.recentSearches, STORAGE_KEY.homePreferences];
  for (const key of own) localStore.write(key, '/jobb/natt-i-pajala');
  removeUserData(null);
  expect(own.map((key) => localStore.read(key))).toEqual([null, null, null]);
});
