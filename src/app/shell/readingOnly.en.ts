import type { SameIds } from '../../i18n/messageTypes';
import type { readingOnlySv } from './readingOnly.sv';

export const readingOnlyEn: SameIds<typeof readingOnlySv> = {
  'reading_only.text':
    'Right now we cannot reach everything that is saved with us. You can read and search assignments and articles, but what you see is from {since}. Logging in, applying and writing messages does not work yet: try again in a few minutes.',
  'reading_only.signed_in':
    'You are still logged in, but the page is shown as to a visitor until we are back.',
  'reading_only.more': 'See service status',
};
