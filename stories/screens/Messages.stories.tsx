import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Chat } from '../../domain/chat/chat';
import type { ThreadEntry } from '../../src/data/chatThread';
import { AttachmentActions } from '../../src/features/messages/attachments/AttachmentActions';
import { ChatsView, type ChatsViewProps } from '../../src/features/messages/ChatsView';
import { MessagesFrame } from '../../src/features/messages/MessagesFrame';
import { ThreadView, type ThreadViewProps } from '../../src/features/messages/ThreadView';
import { aJobSummary } from '../../src/testing/anApplication';
import { anAttachment } from '../../src/testing/anAttachment';
import { aChat, aChatMessage, anEntry, aThread } from '../../src/testing/aThread';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const LAST = 'Passar torsdag kl. 14 för en kort intervju?';

const talk: ThreadEntry[] = [
  anEntry({
    number: 1,
    sender: 'system',
    senderName: null,
    clientId: null,
    text: '',
    event: { type: 'status', status: 'candidate', from: null, by: 'candidate' },
    sentAt: '2026-11-19T07:30:00.000Z',
  }),
  anEntry({
    number: 2,
    text: 'Hej Alva! Tack för din ansökan. Här är schemat för de första veckorna.',
    attachments: [anAttachment({ documentId: null, name: 'schema-vecka-24.pdf' })],
    sentAt: '2026-11-19T08:02:00.000Z',
  }),
  anEntry({
    number: 3,
    text: 'Läs gärna om avdelningen på https://exempelsjukhuset.example/akuten innan vi hörs.',
    sentAt: '2026-11-19T08:03:00.000Z',
  }),
  anEntry(
    {
      number: 4,
      sender: 'candidate',
      senderName: 'Alva Nordanvik',
      text: 'Hej Anna, vad roligt! Vecka 24 fungerar. Här är mitt HLR-intyg.',
      attachments: [
        anAttachment({
          id: 'f-2',
          documentId: 'd-1',
          name: 'hlr-intyg.pdf',
          size: 92_000,
          openUntil: '2026-12-03T22:59:59.000Z',
          openings: 2,
        }),
        anAttachment({ id: 'f-3', documentId: 'd-2', name: 'betyg.pdf', state: 'taken_back' }),
      ],
      sentAt: '2026-11-20T12:10:00.000Z',
    },
    'read',
  ),
  anEntry({
    number: 5,
    sender: 'system',
    senderName: null,
    clientId: null,
    text: '',
    event: { type: 'status', status: 'qualified', from: 'candidate', by: 'employer' },
    sentAt: '2026-11-20T13:00:00.000Z',
  }),
  anEntry({ number: 6, text: LAST, sentAt: '2026-11-21T08:00:00.000Z' }),
];

const chat = aChat({
  messageCount: 6,
  unseenMsgInfo: { uid: 'u-1', count: 1 },
  lastMessage: aChatMessage({ number: 6, text: LAST }),
  job: aJobSummary({ title: 'Sjuksköterska, natt, till akutmottagningen' }),
});

const chats: Chat[] = [
  chat,
  aChat({
    id: 'a-2',
    employer: { id: 'e-2', name: 'Region Dalarna, bemanning' },
    job: aJobSummary({ title: 'Distriktssköterska, sommar' }),
    lastMessage: aChatMessage({
      sender: 'candidate',
      text: 'Tack, jag återkommer under veckan.',
      sentAt: '2026-11-20T12:00:00.000Z',
    }),
  }),
  aChat({
    id: 'a-3',
    employer: { id: 'e-3', name: 'Vårdcentralen Björkudden' },
    job: aJobSummary({ title: 'Specialistläkare, psykiatri' }),
    lastMessage: aChatMessage({
      sender: 'system',
      text: '',
      event: { type: 'interview', change: 'booked', startsAt: '2026-11-26T09:00:00.000Z' },
      sentAt: '2026-11-18T12:00:00.000Z',
    }),
  }),
  aChat({
    id: 'a-4',
    employer: { id: 'e-4', name: 'Norrlands exempelsjukhus' },
    lastMessage: aChatMessage({
      text: '',
      attachments: [anAttachment(), anAttachment({ id: 'f-9' })],
      sentAt: '2026-09-02T12:00:00.000Z',
    }),
  }),
];

const shared = {
  jobsHref: '/lediga-jobb',
  messagesHref: '/messages',
  linkComponent: 'a',
  today: '2026-11-21',
} as const;

const listArgs: ChatsViewProps = {
  ...shared,
  chats,
  onRetry: null,
  more: 'none',
  onLoadMore: fn(),
  query: '',
  onQueryChange: fn(),
  search: null,
  openId: null,
  leftId: null,
  chatHref: (id, number) => `/messages/${id}${number === undefined ? '' : `?message=${number}`}`,
};

const threadArgs: ThreadViewProps = {
  ...shared,
  chat,
  thread: aThread({ entries: talk }),
  startAt: null,
  searching: false,
  onShow: fn(),
  onAtEndChange: fn(),
  text: '',
  onTextChange: fn(),
  onSend: fn(),
  onEnd: fn(async () => undefined),
  actions: [],
  actionsOf: (attachment, sender) => (
    <AttachmentActions
      attachment={attachment}
      own={sender === 'candidate'}
      downloading={false}
      onOpen={fn()}
      onDownload={fn()}
    />
  ),
  onChooseDocuments: fn(),
  jobHref: ({ slug }) => `/jobb/${slug}`,
  applicationHref: (id) => `/job-applications#application-${id}`,
};

interface ScreenProps {
  list?: Partial<ChatsViewProps>;
  /** null: no chat is open. */
  thread?: Partial<ThreadViewProps> | null;
}

/** The page: the chats, and the open one. */
function Screen({ list, thread = null }: ScreenProps) {
  return (
    <div style={{ blockSize: '46rem' }}>
      <MessagesFrame
        list={<ChatsView {...listArgs} openId={thread && chat.id} {...list} />}
        thread={thread && <ThreadView {...threadArgs} {...thread} />}
      />
    </div>
  );
}

const meta = {
  title: 'Screens/Messages',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chats, none of them open. */
export const List: Story = {};
export const ListReading: Story = { args: { list: { chats: undefined } } };
export const ListFailed: Story = { args: { list: { chats: undefined, onRetry: fn() } } };
export const ListEmpty: Story = { args: { list: { chats: [] } } };
export const ListGoesOn: Story = { args: { list: { more: 'idle' } } };
export const ListMoreFailed: Story = { args: { list: { more: 'failed' } } };

/** A search in names and messages: the found words, and the way to their place. */
export const Found: Story = {
  args: {
    list: {
      query: 'HLR',
      search: {
        results: [{ chat, message: talk[3]?.message ?? null }],
        failed: false,
        retry: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    const found = within(canvas.getByRole('navigation')).getByRole('link');
    await expect(found).toHaveAttribute('href', '/messages/a-1?message=4');
    await expect(found).toHaveTextContent('HLR-intyg');
  },
};
export const Searching: Story = {
  args: { list: { query: 'HLR', search: { results: undefined, failed: false, retry: fn() } } },
};
export const NothingFound: Story = {
  args: { list: { query: 'HLR', search: { results: [], failed: false, retry: fn() } } },
};
export const SearchFailed: Story = {
  args: { list: { query: 'HLR', search: { results: undefined, failed: true, retry: fn() } } },
};

/** A chat with documents, events and one unread message. */
export const Open: Story = {
  args: { thread: { thread: aThread({ entries: talk, firstUnread: 6 }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Exempelsjukhuset' })).toBeVisible();
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

/** The employer is there. */
export const Present: Story = {
  args: {
    thread: {
      chat: {
        ...chat,
        status: {
          ...chat.status,
          'e-1': {
            lastReadMessageCount: 6,
            onlineUntil: '2099-01-01T00:00:00.000Z',
            lastSeenAt: '2026-11-21T09:30:00.000Z',
          },
        },
      },
    },
  },
};

/** Own messages on their way: sent, pending, and one that failed. */
export const OwnMessages: Story = {
  args: {
    thread: {
      thread: aThread({
        entries: [
          ...talk,
          anEntry({ number: 7, sender: 'candidate', text: 'Torsdag passar bra.' }, 'sent'),
          anEntry({ number: 8, sender: 'candidate', text: 'Var ses vi?' }, 'pending'),
          anEntry({ number: 9, sender: 'candidate', text: 'Är det entré A?' }, 'failed'),
        ].map((entry, index) => ({
          ...entry,
          message: {
            ...entry.message,
            sentAt: index < talk.length ? entry.message.sentAt : `2026-11-21T09:0${index}:00.000Z`,
          },
        })),
        resend: fn(),
        discard: fn(),
      }),
      text: 'Jag tar med',
    },
  },
  play: async ({ args, canvas, globals }) => {
    if (globals.locale !== 'sv') return;
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    const failed = '00000000-0000-4000-8000-000000000009';
    await expect(args.thread?.thread?.resend).toHaveBeenCalledWith(failed);
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort' }));
    await expect(args.thread?.thread?.discard).toHaveBeenCalledWith(failed);
  },
};

/** What can be a personal identity number is asked about before it is sent. */
export const PersonalNumber: Story = {
  args: { thread: { text: 'Mitt nummer är 19121212-1212', onSend: fn() } },
  play: async ({ args, canvas, globals }) => {
    if (globals.locale !== 'sv') return;
    const field = canvas.getByRole('textbox', { name: 'Meddelande till Exempelsjukhuset' });
    await userEvent.type(field, '{Enter}');
    await expect(args.thread?.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(/^Meddelandet är inte skickat än/u);
    await userEvent.click(await canvas.findByRole('button', { name: 'Det är inget personnummer' }));
    await expect(args.thread?.onSend).toHaveBeenCalledWith('Mitt nummer är 19121212-1212');
  },
};

export const NobodyHasWritten: Story = {
  args: { thread: { chat: { ...chat, lastMessage: null }, thread: aThread() } },
};
export const Reading: Story = {
  args: { thread: { chat: undefined, thread: aThread({ state: 'loading' }) } },
};
export const Failed: Story = { args: { thread: { thread: aThread({ state: 'failed' }) } } };
/** The candidate may not read it any more. */
export const NoPermission: Story = {
  args: { thread: { chat: undefined, thread: aThread({ state: 'no_permission' }) } },
};
export const NotFound: Story = {
  args: { thread: { chat: undefined, thread: aThread({ state: 'not_found' }) } },
};

/** The employer has ended it, and says why. */
export const EndedByEmployer: Story = {
  args: {
    thread: {
      chat: {
        ...chat,
        ended: { at: '2026-11-21T10:00:00.000Z', by: 'employer', reason: 'filled' },
      },
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('textbox', { name: /Exempelsjukhuset/u })).toBeNull();
    if (globals.locale !== 'sv') return;
    await expect(canvas.getByText(/Någon annan fick uppdraget/u)).toBeVisible();
  },
};

/** More was sent than may be: it waits, and the composer says so. */
export const TooMany: Story = {
  args: {
    thread: {
      thread: aThread({
        entries: [
          ...talk,
          {
            message: { ...aChatMessage({ number: 0, text: 'Hej igen', sender: 'candidate' }) },
            delivery: 'pending',
            tooMany: true,
          },
        ],
      }),
    },
  },
};

/** Ending a chat asks for confirmation first. */
export const Ending: Story = {
  args: { thread: { onEnd: fn(async () => undefined) } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    if (globals.locale !== 'sv') return;
    await userEvent.click(canvas.getByRole('button', { name: 'Fler val' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Avsluta konversationen' }));
    const dialog = await page.findByRole('alertdialog');
    await expect(args.thread?.onEnd).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avsluta' }));
    await expect(args.thread?.onEnd).toHaveBeenCalledOnce();
  },
};
