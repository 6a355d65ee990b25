import type { SameIds } from '../../../../i18n/messageTypes';
import type { homeLateSv } from './messages.sv';

/** The English texts of the start page's parts whose code is loaded after the page. */
export const homeLateEn: SameIds<typeof homeLateSv> = {
  'home.open': 'Open right now',
  'home.open_weeks': 'Open assignments by week',
  'home.open_week': 'Week {week}',
  'home.open_week_short': 'W{week}',
  'home.open_professions': 'Open assignments by profession',
  'home.open_regions': 'Open assignments by county',

  'home.begun': 'Pick up where you left off',
  'home.begun_interview': 'Interview {day} at {time}',
  'home.begun_draft': 'Continue your application',
  'home.begun_matches':
    '{total, plural, one {# assignment matches your preferences} other {# assignments match your preferences}}',

  'home.care': 'Open assignments in {place}',
  'home.care_places': 'Places',
  'home.care_roles': 'Professions',
  'home.care_all': 'All {total, number} assignments in {place}',
};
