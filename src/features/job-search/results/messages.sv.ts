import type { Words } from '../../../i18n/messageTypes';

/** The Swedish texts of a list by weeks. */
export const weekListSv = {
  'jobs.weeks.go': 'Börja vid en senare vecka',
  'jobs.weeks.starting': '{jobs, plural, one {uppdrag börjar} other {uppdrag börjar}} då',
  'jobs.weeks.short': 'v. {week}',
  'jobs.weeks.week': 'Vecka {week}',
  'jobs.weeks.now': 'den här veckan',
  'jobs.weeks.no_start': 'Utan angiven start',
  'jobs.weeks.first': '{jobs, number} börjar eller pågår',
  'jobs.weeks.counts': '{jobs, number} börjar\u00a0· {working, number} pågår under veckan',
  'jobs.weeks.begun': 'Pågår',
  'jobs.weeks.begun_until': 'Pågår till v. {week}',
  'jobs.weeks.until': 'Till v. {week}',
} satisfies Words;
