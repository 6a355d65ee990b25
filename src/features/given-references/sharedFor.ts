import type { Words } from '../../i18n/intl';

/** How long a reference is shared. */
export const SHARED_FOR = ['end', 'month'] as const;
export type SharedFor = (typeof SHARED_FOR)[number];

const MONTH = 30 * 24 * 60 * 60 * 1000;

/**
 * Until when a reference is open that is shared at an instant, ISO 8601 UTC; null for as long as its
 * application goes on.
 *
 * @param now - milliseconds since the epoch.
 */
export const endOf = (until: SharedFor, now: number): string | null =>
  until === 'end' ? null : new Date(now + MONTH).toISOString();

/** Until when a reference is shared, in words; ISO 8601 UTC, null until the application ends. */
export const shareEnd = ({ t, intl }: Words, openUntil: string | null): string =>
  openUntil === null
    ? t('given_references.shares.always')
    : t('given_references.shares.until', {
        until: intl.formatDate(openUntil, { dateStyle: 'long' }),
      });
