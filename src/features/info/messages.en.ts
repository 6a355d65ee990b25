import type { SameIds } from '../../i18n/messageTypes';
import type { infoSv } from './messages.sv';

export const infoEn: SameIds<typeof infoSv> = {
  'info.about.title': 'About us',
  'info.privacy.title': 'Privacy policy',
  'info.terms.title': 'Terms',
  'info.recruiting.title': 'Recruitment tool',
  'info.pricing.title': 'Pricing',
  'info.early_access.title': 'Early access',
  'info.sitemap.title': 'Site map',
  'info.contact.title': 'Contact',
};
