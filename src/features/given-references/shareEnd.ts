import type { Words } from '../../i18n/intl';

/** Until when a reference is shared, in words; ISO 8601 UTC, null until the application ends. */
export const shareEnd = ({ t, intl }: Words, openUntil: string | null): string =>
  openUntil === null
    ? t('given_references.shares.always')
    : t('given_references.shares.until', {
        until: intl.formatDate(openUntil, { dateStyle: 'long' }),
      });
