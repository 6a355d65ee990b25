/**
 * What a push message says, as the browser's service worker gets it. Its text is made by the server
 * in the account's language, and has nothing of what was written.
 */
export interface ShownPush {
  /** "Nytt meddelande från Exempelvård". */
  title: string;
  /** The chat: a later notification of it takes the place of an earlier one. */
  chatId: string;
  /** The message's number there; the same one once more is a repeat. */
  number: number;
  language: 'sv' | 'en';
}

/** What a push message says of anything else, such as an alert. */
export interface ShownLink {
  /** "3 uppdrag i din bevakning". */
  title: string;
  /** What it is about: a later notification of it takes the place of an earlier one. */
  tag: string;
  /** The page that it opens, as `safeTargetPath` gives it. */
  path: string;
  language: 'sv' | 'en';
}
