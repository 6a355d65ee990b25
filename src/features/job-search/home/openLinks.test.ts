import { expect, it } from 'vitest';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { openLinks } from './openLinks';

it('links each count to the list with its filter', () => {
  const links = openLinks(
    {
      total: 9,
      professions: [{ id: 'sjukskoterska', name: { sv: 'Sjuksköterska', en: 'Nurse' }, total: 5 }],
      regions: [{ id: 'r-12', name: 'Skåne län', total: 4 }],
      weeks: [{ weekNumber: 48, fromDate: '2026-11-25', toDate: '2026-11-29', total: 3 }],
    },
    CONSTANTS,
    'en',
  );
  expect(links).toEqual({
    total: 9,
    professions: [{ href: '/sjukskoterska/available-jobs', name: 'Nurse', total: 5 }],
    regions: [{ href: '/skane-lan/available-jobs', name: 'Skåne län', total: 4 }],
    weeks: [{ href: '/jobs?from-date=2026-11-25&to-date=2026-11-29', weekNumber: 48, total: 3 }],
  });
});
