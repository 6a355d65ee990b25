import type { Words } from '../../i18n/messageTypes';

export const readingOnlySv = {
  'reading_only.text':
    'Just nu kan vi inte nå allt som är sparat hos oss. Du kan läsa uppdrag och artiklar och söka, men det du ser är från {since}. Att logga in, ansöka och skriva meddelanden går inte än: försök igen om några minuter.',
  'reading_only.signed_in':
    'Du är fortfarande inloggad, men sidan visas som för en besökare tills vi är tillbaka.',
  'reading_only.more': 'Se driftstatus',
} as const satisfies Words;
