import { type LiveEvent, OWN_THINGS } from '#domain/api/live';
import type { Application } from '#domain/api/portal';
import type { Chat, ChatMessage } from '#domain/chat/chat';

/** A document as a listener reports it, opened. */
export type Reported =
  | { kind: 'application'; changed: string; id: string; view: Application }
  | { kind: 'chat'; changed: string; id: string; view: Chat }
  | { kind: 'message'; changed: string; id: string; view: ChatMessage }
  | { kind: 'marks'; marks: Readonly<Record<string, string>> };

/** The changes of Firestore's documents that a tab has passed on. */
export interface Known {
  /** By document: the last change that was passed on. */
  changed: ReadonlyMap<string, string>;
  chats: ReadonlyMap<string, { view: Chat; changed: string }>;
  /** Messages whose chat, or an earlier message of it, has not come yet. */
  waiting: readonly Extract<Reported, { kind: 'message' }>[];
  /** By chat: the highest number that was passed on. */
  numbers: ReadonlyMap<string, number>;
  /** By kind of own thing: the last change that was passed on. */
  marks: Readonly<Record<string, string>>;
  /** Changes after this one are new. */
  place: string;
}

export const knownAt = (place: string): Known => ({
  changed: new Map(),
  chats: new Map(),
  waiting: [],
  numbers: new Map(),
  marks: {},
  place,
});

/** An event and the change that it is of. */
interface DatedEvent {
  changed: string;
  event: LiveEvent;
}

/**
 * The events of some documents that are new to a tab: each change once, the oldest first. A message
 * is passed on with its chat, in a version that has it, and after the messages before it, which may come
 * later.
 *
 * @param late - passes on messages although earlier ones are missing: those were read with the page.
 */
export function hear(
  known: Known,
  reported: readonly Reported[],
  late = false,
): [Known, readonly LiveEvent[]] {
  const changed = new Map(known.changed);
  const chats = new Map(known.chats);
  let { marks } = known;
  const messages = [...known.waiting];
  const events: DatedEvent[] = [];
  const chatChanges = new Map<string, DatedEvent>();

  for (const document of reported) {
    if (document.kind === 'marks') {
      events.push(...newMarks(known, marks, document.marks));
      marks = { ...marks, ...document.marks };
      continue;
    }
    const name = `${document.kind} ${document.id}`;
    if (document.changed <= (changed.get(name) ?? known.place)) continue;
    changed.set(name, document.changed);
    if (document.kind === 'message') messages.push(document);
    else if (document.kind === 'application') {
      const event = { type: 'application', application: document.view } as const;
      events.push({ changed: document.changed, event });
    } else {
      const { id, view } = document;
      chats.set(id, { view, changed: document.changed });
      chatChanges.set(id, { changed: document.changed, event: { type: 'chat', chat: view } });
    }
  }

  const waiting: typeof messages = [];
  const numbers = new Map(known.numbers);
  messages.sort((a, b) => a.view.number - b.view.number);
  for (const message of messages) {
    const { chatId, number } = message.view;
    const chat = chats.get(chatId);
    const last = numbers.get(chatId) ?? 0;
    if (!chat || chat.changed < message.changed || (number > last + 1 && !late)) {
      waiting.push(message);
      continue;
    }
    numbers.set(chatId, Math.max(last, number));
    // The message's event contains the chat too, so the chat needs no event of its own
    if (chatChanges.get(chatId)?.changed === message.changed) chatChanges.delete(chatId);
    const event = { type: 'chat_message', chat: chat.view, message: message.view } as const;
    events.push({ changed: message.changed, event });
  }
  events.push(...chatChanges.values());
  events.sort((a, b) => (a.changed < b.changed ? -1 : Number(a.changed > b.changed)));
  return [{ ...known, changed, chats, waiting, numbers, marks }, events.map(({ event }) => event)];
}

function newMarks(
  { place }: Known,
  marks: Known['marks'],
  reported: Known['marks'],
): readonly DatedEvent[] {
  return [...OWN_THINGS, 'sessions' as const].flatMap((type): DatedEvent[] => {
    const changed = reported[type];
    if (changed === undefined || changed <= (marks[type] ?? place)) return [];
    return [{ changed, event: { type } }];
  });
}
