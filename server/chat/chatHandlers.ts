import type { ChatEvent } from '#domain/chat/chat';
import type { Events, Handler } from '../events/events';
import { noteChatEvent } from './chatEvents';
import { closeChatsWith } from './closeChatsWith';
import { noteDeletedDocuments, noteDocumentsInChats } from './noteDocuments';

/** What follows in chats from what happens elsewhere. */
export interface ChatHandlers {
  /** A message of the system for an application's new status. */
  lineOfMove: Handler<'application.moved'>;
  /** The same for an interview. */
  lineOfInterview: Handler<'interview.booked' | 'interview.moved' | 'interview.cancelled'>;
  /** The same for terms that an employer has said. */
  lineOfTerms: Handler<'terms.shown'>;
  /** That the card of a first day has changed, or what is missing of it was asked for. */
  lineOfFirstDay: Handler<'first_day.changed' | 'first_day.missing'>;
  documentsChanged: Handler<'document.changed'>;
  documentsLeaving: Handler<'document.leaving'>;
  /** A candidate wants no more to do with an employer. */
  employerLeft: Handler<'employer.left' | 'employer.blocked'>;
}

const CHANGES = {
  'interview.booked': 'booked',
  'interview.moved': 'moved',
  'interview.cancelled': 'cancelled',
} as const;

export function createChatHandlers(events: Events): ChatHandlers {
  return {
    async lineOfMove(tx, { applicationId, from, to: status, by, at }) {
      // One that was made now has no chat, or one that has ended
      if (from === null) return;
      const event = { type: 'status', status, from, by } as const;
      await noteChatEvent(tx, events, applicationId, { event, at });
    },

    lineOfInterview: (tx, { type, applicationId, startsAt, at }) => {
      const event = { type: 'interview', change: CHANGES[type], startsAt } as const;
      return noteChatEvent(tx, events, applicationId, { event, at });
    },

    async lineOfTerms(tx, { chatId, terms, at }) {
      const event = { type: 'terms_answered' as const, terms: [...terms] };
      await noteChatEvent(tx, events, chatId, { event, at });
    },
    lineOfFirstDay: async (tx, happened) => {
      const { type, applicationId, items, at } = happened;
      // At most one line a day
      if ('again' in happened && happened.again) return;
      const change = type === 'first_day.changed' ? 'changed' : 'asked';
      const event: ChatEvent = { type: 'first_day', change, items: [...items] };
      await noteChatEvent(tx, events, applicationId, { event, at });
    },

    documentsChanged: (tx, { documentIds, at }) => noteDocumentsInChats(tx, documentIds, at),
    documentsLeaving: (tx, { documentIds, at }) =>
      noteDeletedDocuments(tx, events, documentIds, at),
    employerLeft: (tx, { type, ...left }) =>
      closeChatsWith(tx, events, {
        ...left,
        reason: type === 'employer.blocked' ? 'blocked' : 'left',
      }),
  };
}
