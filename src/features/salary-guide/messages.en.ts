import type { SameIds } from '../../i18n/messageTypes';
import type { salariesSv } from './messages.sv';

export const salariesEn: SameIds<typeof salariesSv> = {
  'salaries.title': 'Pay in healthcare',
  'salaries.specialty.title': 'Pay',
};
