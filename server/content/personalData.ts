import type { PersonalData } from '../lib/personalDataRegister';

/** Published articles contain no personal data. */
export const contentData = {
  freeTables: [
    {
      table: 'content_items',
      because: 'published articles',
      columns: [
        'type',
        'slug',
        'language',
        'origin',
        'name',
        'summary',
        'body',
        'featured',
        'published_on',
        'updated_on',
        'minutes',
        'data',
        'content_hash',
      ],
    },
  ],
} as const satisfies PersonalData;
