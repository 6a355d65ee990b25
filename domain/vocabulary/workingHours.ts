import type { WorkingHour } from './types';

/** Times of day that shifts fall on. */
export const WORKING_HOURS: readonly WorkingHour[] = [
  { id: 'day', icon: 'sun', text: { sv: 'Dag', en: 'Day' } },
  { id: 'evening', icon: 'sunset', text: { sv: 'Kväll', en: 'Evening' } },
  { id: 'night', icon: 'moon', text: { sv: 'Natt', en: 'Night' } },
  { id: 'weekend', icon: 'calendar-weekend', text: { sv: 'Helg', en: 'Weekend' } },
  { id: 'rotating', icon: 'rotate', text: { sv: 'Roterande', en: 'Rotating' } },
];
