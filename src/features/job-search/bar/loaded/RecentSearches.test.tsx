import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { STORAGE_KEY } from '#domain/limits';
import { localStore } from '../../../../lib/store/localStore';
import { renderSite } from '../../../../testing/renderSite';
import { aVocabulary } from '../../testing/aVocabulary';
import { recentSearches, rememberSearch } from './keptSearches';
import { RecentSearches } from './RecentSearches';

afterEach(() => localStore.remove(STORAGE_KEY.recentSearches));

it('keeps the last five searches, each once, without their order', () => {
  for (const place of ['r-01', 'r-03', 'r-04', 'r-05', 'r-06', 'r-07', 'r-04']) {
    rememberSearch(`?locations=${place}&order=highest_hourly_rate`);
  }
  rememberSearch('');
  rememberSearch('?utm_source=mail');
  expect(recentSearches()).toEqual(
    ['r-04', 'r-07', 'r-06', 'r-05', 'r-03'].map((place) => `locations=${place}`),
  );
});

it('ignores stored values that it did not write', () => {
  localStore.write(STORAGE_KEY.recentSearches, [
    'roles=barnmorska',
    7,
    'javascript:alert(1)',
    null,
  ]);
  expect(recentSearches()).toEqual(['roles=barnmorska']);
  localStore.write(STORAGE_KEY.recentSearches, { length: 3 });
  expect(recentSearches()).toEqual([]);
});

it('lists recent searches as links, and deletes them on request', async () => {
  rememberSearch('?roles=barnmorska&locations=m-2480');
  const { router } = await renderSite(<RecentSearches vocabulary={aVocabulary()} />, {
    path: '/jobs?q=natt',
  });
  const names = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(['”natt”', 'Umeå\u00a0· Barnmorska']);
  await userEvent.click(screen.getByText('Umeå · Barnmorska'));
  expect(router.state.location.search).toBe('?locations=m-2480&roles=barnmorska');
  await userEvent.click(screen.getByText('Ta bort senaste sökningar'));
  expect(recentSearches()).toEqual([]);
});
