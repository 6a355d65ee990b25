import { ACTORS, APPLICATION_STATUSES } from '#domain/applications/status';
import {
  ATTACHMENT_STATES,
  CHAT_END_REASONS,
  CHAT_SENDERS,
  type Chat,
  type ChatEvent,
  type ChatMessage,
} from '#domain/chat/chat';
import { FIRST_DAY_IDS } from '#domain/firstDay/items';
import { answer, schemaOf } from './answer';
import { jobSummary } from './jobs.responses';
import {
  count,
  exact,
  flag,
  instant,
  list,
  mapOf,
  named,
  ok,
  text,
  textOrNull,
  variants,
  word,
} from './responseFields';
import { termIds } from './termFields';

const chatEnd = () =>
  exact({ at: instant(), by: word(CHAT_SENDERS), reason: word(CHAT_END_REASONS) });

const chatEvent = schemaOf<ChatEvent>()(
  variants('type', {
    status: exact({
      type: word(['status']),
      status: word(APPLICATION_STATUSES),
      from: word(APPLICATION_STATUSES).nullable(),
      by: word(ACTORS),
    }),
    interview: exact({
      type: word(['interview']),
      change: word(['booked', 'moved', 'cancelled']),
      startsAt: instant(),
    }),
    first_day: exact({
      type: word(['first_day']),
      change: word(['changed', 'asked']),
      items: list(word(FIRST_DAY_IDS)),
    }),
    interview_times: exact({ type: word(['interview_times']) }),
    terms_answered: exact({ type: word(['terms_answered']), terms: termIds() }),
    employer_reminded: exact({
      type: word(['employer_reminded']),
      weekdays: count(),
      since: instant(),
    }),
    no_answer: exact({ type: word(['no_answer']), days: count(), since: instant() }),
    ended: exact({ type: word(['ended']), by: word(CHAT_SENDERS), reason: word(CHAT_END_REASONS) }),
  }),
);

export const chatMessage = schemaOf<ChatMessage>()(
  exact({
    chatId: text(),
    number: count(),
    clientId: textOrNull(),
    sender: word(CHAT_SENDERS),
    senderName: textOrNull(),
    text: text(),
    attachments: list(
      exact({
        id: text(),
        documentId: textOrNull(),
        name: text(),
        mediaType: text(),
        size: count(),
        openUntil: instant().nullable(),
        state: word(ATTACHMENT_STATES),
        openings: count(),
      }),
    ),
    event: chatEvent.nullable().defined(),
    sentAt: instant(),
  }).meta(named('ChatMessage', 'A message of a chat.')),
);

const memberStatus = () =>
  exact({
    lastReadMessageCount: count(),
    onlineUntil: instant().nullable(),
    lastSeenAt: instant().nullable(),
  });

export const chat = schemaOf<Chat>()(
  exact({
    id: text(),
    activeUsers: list(text()),
    created_last_msg: instant(),
    status: mapOf(memberStatus()),
    unseenMsgInfo: exact({ uid: text(), count: count() }),
    messageCount: count(),
    lastMessage: chatMessage.nullable().defined(),
    employer: exact({ id: text(), name: text() }),
    job: jobSummary,
    applicationStatus: word(APPLICATION_STATUSES),
    ended: chatEnd().nullable(),
  }).meta(named('Chat', 'A candidate’s chat about an application.')),
);

export const employerChat = exact({
  /** The application's. */
  id: text(),
  jobId: text(),
  /** The first name; the last name too once they have applied. */
  candidateName: text(),
  applicationStatus: word(APPLICATION_STATUSES),
  createdLastMessage: instant(),
  messageCount: count(),
  status: exact({ candidate: memberStatus(), employer: memberStatus() }),
  /** How many messages of the candidate the employer has not read. */
  unseenCount: count(),
  lastMessage: chatMessage.nullable().defined(),
  ended: chatEnd().nullable(),
}).meta(named('EmployerChat', 'A chat as its employer sees it.'));

const threadPage = () => ok({ results: list(chatMessage), hasEarlier: flag(), hasLater: flag() });

const MEMBER_REFUSALS = ['not_found', 'no_permission'] as const;

export const chatAnswers = {
  fetchChats: answer({
    summary: 'List the candidate’s chats.',
    response: ok({ results: list(chat), nextPageToken: textOrNull(), unreadChats: count() }),
  }),
  fetchChat: answer({
    summary: 'Read one chat.',
    response: ok({ chat }),
    refusals: MEMBER_REFUSALS,
  }),
  fetchMessages: answer({
    summary: 'Read messages of a chat.',
    response: threadPage(),
    refusals: MEMBER_REFUSALS,
  }),
  searchChats: answer({
    summary: 'Search the candidate’s chats.',
    response: ok({
      results: list(
        exact({
          chat,
          /** The newest message that has the words; null when a name or the job's title has them. */
          message: chatMessage.nullable().defined(),
        }),
      ),
    }),
  }),
  sendMessage: answer({
    summary: 'Send a message.',
    description: 'The same `clientId` once more answers the message that it made.',
    response: ok({ message: chatMessage, chat }),
    refusals: [...MEMBER_REFUSALS, 'chat_ended', 'conflict', 'upload_not_allowed'],
  }),
  markRead: answer({
    summary: 'Say how far the candidate has read.',
    response: ok({ chat }),
    refusals: MEMBER_REFUSALS,
  }),
  updateOnlineStatus: answer({
    summary: 'Say whether the candidate is there.',
    response: ok({ onlineUntil: instant().nullable() }),
  }),
  endChat: answer({
    summary: 'End a chat.',
    response: ok({ chat }),
    refusals: MEMBER_REFUSALS,
  }),
  fetchLatestJobChat: answer({
    summary: 'Read the chat about a job.',
    response: ok({ chat: chat.nullable().defined() }),
  }),
  listChats: answer({
    summary: 'List the chats about the employer’s jobs.',
    response: ok({ results: list(employerChat), nextPageToken: textOrNull() }),
  }),
  getChat: answer({
    summary: 'Read one chat.',
    response: ok({ chat: employerChat }),
    refusals: MEMBER_REFUSALS,
  }),
  listMessages: answer({
    summary: 'Read messages of a chat.',
    response: threadPage(),
    refusals: MEMBER_REFUSALS,
  }),
  sendEmployerMessage: answer({
    summary: 'Send a message to the candidate.',
    description: 'The same `clientId` once more answers the message that it made.',
    response: ok({ message: chatMessage, chat: employerChat }),
    refusals: [...MEMBER_REFUSALS, 'chat_ended'],
  }),
  markEmployerRead: answer({
    summary: 'Say how far the employer has read.',
    response: ok({ chat: employerChat }),
    refusals: MEMBER_REFUSALS,
  }),
  setEmployerPresence: answer({
    summary: 'Say whether a recruiter has the chat open.',
    response: ok({ onlineUntil: instant().nullable() }),
    refusals: MEMBER_REFUSALS,
  }),
  endEmployerChat: answer({
    summary: 'End a chat, with a reason.',
    response: ok({ chat: employerChat }),
    refusals: MEMBER_REFUSALS,
  }),
};
