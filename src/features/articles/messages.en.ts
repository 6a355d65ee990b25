import type { SameIds } from '../../i18n/messageTypes';
import type { articlesSv } from './messages.sv';

export const articlesEn: SameIds<typeof articlesSv> = {
  'articles.staffing.title': 'About staffing',
  'articles.title': 'Article',
};
