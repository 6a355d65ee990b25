import type { Language } from '#domain/language';
import type { ShownPush } from '#domain/notifications/shownPush';

/** A message, or a change of the application's status. */
export type PushKind = 'message' | 'status';

const TITLES: Readonly<Record<Language, Record<PushKind, (employer: string) => string>>> = {
  sv: {
    message: (employer) => `Nytt meddelande från ${employer}`,
    status: (employer) => `Något har hänt med din ansökan hos ${employer}`,
  },
  en: {
    message: (employer) => `New message from ${employer}`,
    status: (employer) => `There is news about your application to ${employer}`,
  },
};

/** What a notification says: of whom it is, and nothing of what was written. */
export function shownPush({
  employer,
  kind,
  language,
  chatId,
  number,
}: Omit<ShownPush, 'title'> & { employer: string; kind: PushKind }): ShownPush {
  return { title: TITLES[language][kind](employer), chatId, number, language };
}
