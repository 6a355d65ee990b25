import { application } from './applications.responses';
import { chat, chatMessage } from './chats.responses';
import { exact, named, variants, word } from './responseFields';

/** The data of each event of the live stream. */
export const liveEvent = variants('type', {
  application: exact({ type: word(['application']), application }),
  profile: exact({ type: word(['profile']) }),
  preferences: exact({ type: word(['preferences']) }),
  references: exact({ type: word(['references']) }),
  experiences: exact({ type: word(['experiences']) }),
  documents: exact({ type: word(['documents']) }),
  interviews: exact({ type: word(['interviews']) }),
  first_days: exact({ type: word(['first_days']) }),
  terms: exact({ type: word(['terms']) }),
  applications: exact({ type: word(['applications']) }),
  drafts: exact({ type: word(['drafts']) }),
  calendar: exact({ type: word(['calendar']) }),
  chats: exact({ type: word(['chats']) }),
  notifications: exact({ type: word(['notifications']) }),
  reports: exact({ type: word(['reports']) }),
  blocks: exact({ type: word(['blocks']) }),
  saved: exact({ type: word(['saved']) }),
  /** Something else of a chat has changed. */
  chat: exact({ type: word(['chat']), chat }),
  /** A message is new, or one of its attachments has changed. */
  chat_message: exact({ type: word(['chat_message']), chat, message: chatMessage }),
  /** Another session of the candidate has begun or ended. */
  sessions: exact({ type: word(['sessions']) }),
  /**
   * The stream's own session was ended by a sign-out, in this browser or another; no event follows.
   */
  signed_out: exact({ type: word(['signed_out']) }),
  /** Asks the client to read everything again: its cursor is older than the log. */
  resync: exact({ type: word(['resync']) }),
}).meta(named('LiveEvent', 'The data of one event of the live stream.'));
