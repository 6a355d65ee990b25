import type { PersonalData } from '../lib/personalDataRegister';

const KEPT = '24 months after the last message.';
const OWN_CHATS = 'chat_id in (select id from chats where uid = $1)';
const WITH_CHAT = {
  kept: KEPT,
  timer: 'chats',
  of: OWN_CHATS,
  deletion: { rows: 'deleted' },
} as const;

/** The personal data of chats. */
export const chatData = {
  tables: [
    {
      table: 'chat_files',
      what: 'Files that an employer has uploaded to a chat and not sent yet. The bytes are a file.',
      why: 'To send them with a message.',
      kept: 'Until they are sent; 24 hours.',
      timer: 'files',
      of: 'chat_id in (select id from applications where uid = $1)',
      exported: ['chat_id', 'name', 'media_type', 'size', 'created_at'],
      withheld: ['id', 'file_id'],
      free: [],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'chat_attachments',
      what: 'Which documents or files were sent with a message, and until when they may be opened.',
      why: 'To share documents in a chat, for as long as the candidate says.',
      ...WITH_CHAT,
      kept: `${KEPT} The employer can open documents until 30 days after the chat, or an application without success, ended, at most.`,
      exported: [
        'id',
        'chat_id',
        'message_number',
        'document_id',
        'name',
        'media_type',
        'size',
        'open_until',
        'taken_back_at',
      ],
      withheld: ['file_id'],
      free: ['position'],
    },
    {
      table: 'chat_messages',
      what: 'Messages: who wrote what, and when.',
      why: 'For candidates and employers to talk about an application.',
      ...WITH_CHAT,
      exported: ['chat_id', 'number', 'sender', 'sender_name', 'text', 'event', 'sent_at'],
      withheld: ['client_id'],
      free: [],
    },
    {
      table: 'chat_waits',
      what: 'From when to when a candidate waited for an employer’s answer in a chat.',
      why: 'To show how soon an employer answers.',
      ...WITH_CHAT,
      exported: ['chat_id', 'number', 'began_at', 'answered_at'],
      withheld: [],
      free: ['employer_id'],
    },
    {
      table: 'chat_members',
      what: 'How far each side has read, and when they were there.',
      why: 'To show what is unread, and what the other side has read.',
      ...WITH_CHAT,
      exported: [
        'chat_id',
        'role',
        'last_read',
        'unseen',
        'left_at',
        'online_until',
        'last_seen_at',
      ],
      withheld: [],
      free: [],
    },
    {
      table: 'chats',
      what: 'That a candidate and an employer talk about an application, since when, and how it ended.',
      why: 'For candidates and employers to talk about an application.',
      kept: KEPT,
      timer: 'chats',
      of: 'uid = $1',
      exported: [
        'id',
        'uid',
        'employer_id',
        'created_at',
        'created_last_msg',
        'message_count',
        'ended_at',
        'ended_by',
        'end_reason',
        'waiting_since',
        'silence',
      ],
      withheld: [],
      free: ['waits_to'],
      deletion: { rows: 'deleted' },
    },
  ],
  freeTables: [
    {
      table: 'employer_replies',
      because: 'counts of how organisations answer, of all candidates together',
      columns: ['employer_id', 'median_hours', 'answered', 'unanswered', 'waiting', 'measured_at'],
    },
  ],
} as const satisfies PersonalData;
