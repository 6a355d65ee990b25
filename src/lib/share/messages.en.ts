import type { SameIds } from '../../i18n/messageTypes';
import type { shareSv } from './messages.sv';

export const shareEn: SameIds<typeof shareSv> = {
  'share.region': 'Messages',
  'share.close': 'Close',
  'share.shared': 'The link is shared',
  'share.copied': 'The link is copied',
  'share.failed': 'The link could not be copied',
};
