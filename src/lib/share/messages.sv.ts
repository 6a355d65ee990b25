import type { Words } from '../../i18n/messageTypes';

/** The Swedish texts about a link that was shared. */
export const shareSv = {
  'share.region': 'Meddelanden',
  'share.close': 'Stäng',
  'share.shared': 'Länken är delad',
  'share.copied': 'Länken är kopierad',
  'share.failed': 'Länken kunde inte kopieras',
} as const satisfies Words;
