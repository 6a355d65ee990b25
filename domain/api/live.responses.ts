import { schemaOf } from './answer';
import { application } from './applications.responses';
import { chat, chatMessage } from './chats.responses';
import type { LiveEvent } from './live';
import { exact, named, variants, word } from './responseFields';

/** The data of each event of the live stream. */
export const liveEvent = schemaOf<LiveEvent>()(
  variants('type', {
    application: exact({ type: word(['application']), application }),
    profile: exact({ type: word(['profile']) }),
    preferences: exact({ type: word(['preferences']) }),
    references: exact({ type: word(['references']) }),
    experiences: exact({ type: word(['experiences']) }),
    documents: exact({ type: word(['documents']) }),
    interviews: exact({ type: word(['interviews']) }),
    applications: exact({ type: word(['applications']) }),
    drafts: exact({ type: word(['drafts']) }),
    calendar: exact({ type: word(['calendar']) }),
    chats: exact({ type: word(['chats']) }),
    notifications: exact({ type: word(['notifications']) }),
    reports: exact({ type: word(['reports']) }),
    blocks: exact({ type: word(['blocks']) }),
    saved: exact({ type: word(['saved']) }),
    chat: exact({ type: word(['chat']), chat }),
    chat_message: exact({ type: word(['chat_message']), chat, message: chatMessage }),
    sessions: exact({ type: word(['sessions']) }),
    signed_out: exact({ type: word(['signed_out']) }),
    resync: exact({ type: word(['resync']) }),
  }).meta(named('LiveEvent', 'The data of one event of the live stream.')),
);
