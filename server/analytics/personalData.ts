import type { PersonalData } from '../lib/personalDataRegister';

/** Counted views and actions contain no personal data. */
export const analyticsData = {
  freeTables: [
    {
      table: 'analytics_batches',
      because:
        'what was viewed and done on an open page, in words of a fixed list, with the hour and the class of device: no account, no address, no id of a browser, page or job; counted and emptied within a minute, its own random id is deleted after 48 hours (timer: analytics store)',
      columns: ['id', 'received_at', 'day', 'device', 'language', 'events'],
    },
    {
      table: 'analytics_days',
      because:
        'counts of views and actions of a day, of all visitors together; deleted after 790 days (timer: analytics store)',
      columns: ['day', 'event', 'properties', 'device', 'language', 'count', 'visits'],
    },
    {
      table: 'analytics_totals',
      because: 'how many such batches a day had; deleted after 790 days (timer: analytics store)',
      columns: ['day', 'batches', 'dropped'],
    },
  ],
  places: [
    {
      name: 'analytics of an open page',
      kind: 'memory',
      what: 'What has been viewed and done since the page was loaded, in words of a fixed list, and no id: see docs/analytics.md. Nothing of it is stored on the device, and nothing is collected with Do Not Track or Global Privacy Control.',
      why: 'To count which pages and steps work.',
      kept: 'Until the page is closed.',
    },
  ],
} as const satisfies PersonalData;
