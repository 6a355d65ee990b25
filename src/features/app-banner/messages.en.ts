import type { SameIds } from '../../i18n/messageTypes';
import type { appBannerSv } from './messages.sv';

export const appBannerEn: SameIds<typeof appBannerSv> = {
  'app_banner.label': 'Vikari’s app',
  'app_banner.job': 'Follow the assignment in the app.',
  'app_banner.home': 'Vikari is available as an app.',
  'app_banner.open': 'Open the app',
  'app_banner.soon': 'Vikari’s app is on its way.',
  'app_banner.sign_up': 'Notify me',
  'app_banner.close': 'Close',
};
