import type { PersonalData } from '../lib/personalDataRegister';

/** What is measured of the service itself contains no personal data. */
export const statusData = {
  freeTables: [
    {
      table: 'service_days',
      because:
        'how many minutes of a day each part of the service worked; deleted after 90 days (timer: service days)',
      columns: ['day', 'part', 'checked', 'limited', 'failed', 'last_minute', 'last_state'],
    },
    {
      table: 'planned_work',
      because:
        'what the operator announces of planned work; deleted 90 days after its end (timer: service days)',
      columns: ['id', 'starts_at', 'ends_at', 'text_sv', 'text_en'],
    },
  ],
} as const satisfies PersonalData;
