import type { SameIds } from '../../i18n/messageTypes';
import type { insightSv } from './messages.sv';

export const insightEn: SameIds<typeof insightSv> = {
  'insight.title': 'Workplace insight',
};
