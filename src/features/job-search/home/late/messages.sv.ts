import type { Words } from '../../../../i18n/messageTypes';

/** The Swedish texts of the start page's parts whose code is loaded after the page. */
export const homeLateSv = {
  'home.open': 'Ledigt just nu',
  'home.open_weeks': 'Lediga uppdrag efter vecka',
  'home.open_week': 'Vecka {week}',
  'home.open_week_short': 'v. {week}',
  'home.open_professions': 'Lediga uppdrag efter yrke',
  'home.open_regions': 'Lediga uppdrag efter län',

  'home.begun': 'Fortsätt där du var',
  'home.begun_interview': 'Intervju {day} kl. {time}',
  'home.begun_draft': 'Fortsätt på din ansökan',
  'home.begun_matches':
    '{total, plural, one {# uppdrag passar dina önskemål} other {# uppdrag passar dina önskemål}}',

  'home.care': 'Lediga uppdrag i {place}',
  'home.care_places': 'Orter',
  'home.care_roles': 'Yrken',
  'home.care_all': 'Alla {total, number} uppdrag i {place}',
} as const satisfies Words;
