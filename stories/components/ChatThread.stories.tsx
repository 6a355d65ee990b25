import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { ChatList } from '@vikari/ui-kit/ChatList';
import { ChatThread } from '@vikari/ui-kit/ChatThread';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatDemo } from '../lib/ChatDemo';
import demoStyles from '../lib/ChatDemo.module.css';
import { ChatFrame } from '../lib/ChatFrame';
import { chatListItems } from '../lib/chatListItems';
import { CHAT_TODAY, chatCalendar, chatTalk, numberedMessages } from '../lib/chatMessages';
import { CHAT_TEXTS } from '../lib/chatTexts';
import { gate } from '../lib/gate';
import { textsFor } from '../lib/texts';

/** Releases earlier messages when the play function has checked what is shown. */
let past = gate();

/** Releases later messages in the same way. */
let future = gate();

/** Releases the responses to sent messages in the same way. */
let answers = gate();

const meta = {
  title: 'Components/Chat/ChatThread',
  component: ChatThread,
  args: {
    label: CHAT_TEXTS.sv.label,
    labels: CHAT_TEXTS.sv.thread,
    locale: 'sv-SE',
    timeZone: 'Europe/Stockholm',
    today: CHAT_TODAY,
    messages: [],
    onRetry: fn(),
    onDiscard: fn(),
    onAtEndChange: fn(),
  },
  render: (args, { globals, parameters, viewMode }) => {
    const texts = textsFor(globals, CHAT_TEXTS);
    // On a docs page no play function opens the gate.
    const gated = parameters.demo?.earlier !== undefined && viewMode === 'story';
    const { first = 1, count = 0, held = false, ...demo } = parameters.demo ?? {};
    const last = first + count - 1;
    const messages =
      count > 0 ? numberedMessages(first, last, texts, last + (demo.later ?? 0)) : chatTalk(texts);
    return (
      <ChatDemo
        {...args}
        {...demo}
        laterReady={gated ? () => future.opened : undefined}
        earlierReady={gated ? () => past.opened : undefined}
        answered={held && viewMode === 'story' ? () => answers.opened : undefined}
        {...chatCalendar(globals)}
        texts={texts}
        label={texts.label}
        labels={texts.thread}
        messages={messages}
      />
    );
  },
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function partsOf({ canvasElement, globals }: PlayContext) {
  const texts = textsFor(globals, CHAT_TEXTS);
  const canvas = within(canvasElement);
  const log = canvas.getByRole('log', { name: texts.label });
  const announcer = within(log.parentElement ?? log).getByRole('status');
  const fromEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight;
  const isInSight = (text: string) => {
    const box = within(log).queryByText(text)?.getBoundingClientRect();
    const frame = log.getBoundingClientRect();
    return box !== undefined && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  };
  return { texts, canvas, log, announcer, fromEnd, isInSight };
}

/** Days, groups of one author, files, a note of the product, and where the unread begin. */
export const Conversation: Story = {
  args: { firstUnreadId: 'talk-7' },
  play: async (context) => {
    const { texts, log, isInSight } = partsOf(context);
    await expect(within(log).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(within(log).getByRole('separator', { name: texts.thread.unread })).toBeVisible();
    await waitFor(() => expect(isInSight(texts.talk[8] ?? '')).toBe(true));
    const link = within(log).getByRole('link', { name: 'https://vikari.example/iva-solna' });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

/** Beside the list of conversations, as on a computer. */
export const Screen: Story = {
  parameters: { layout: 'fullscreen' },
  args: { firstUnreadId: 'talk-7' },
  render: (args, context) => {
    const texts = textsFor(context.globals, CHAT_TEXTS);
    return (
      <div className={demoStyles.screen}>
        <div className={demoStyles.side}>
          <ChatList
            label={texts.list.label}
            labels={texts.list}
            items={chatListItems(texts)}
            {...chatCalendar(context.globals)}
          />
        </div>
        <ChatDemo
          {...args}
          {...chatCalendar(context.globals)}
          texts={texts}
          label={texts.label}
          labels={texts.thread}
          messages={chatTalk(texts)}
        />
      </div>
    );
  },
};

/** A sent message is shown at once. It fails, is sent again, and keeps the same row throughout. */
export const SendAndRetry: Story = {
  parameters: { demo: { outcomes: ['failed', 'sent'], held: true } },
  beforeEach: () => {
    answers = gate();
  },
  play: async (context) => {
    const { texts, canvas, log, fromEnd } = partsOf(context);
    const field = canvas.getByRole('textbox', { name: texts.composer.field });
    await userEvent.type(field, `${texts.short}{Enter}`);
    await expect(field).toHaveValue('');
    const bubble = within(log).getByText(texts.short);
    const row = within(bubble.closest('article') ?? bubble);
    await expect(row.getByText(texts.thread.deliveries.pending)).toBeVisible();
    await expect(fromEnd()).toBeLessThan(2);
    answers.open();
    await userEvent.click(await row.findByRole('button', { name: texts.thread.retry }));
    await expect(await row.findByText(texts.thread.deliveries.sent)).toBeVisible();
    await expect(bubble).toBeInTheDocument();
  },
};

/** A failed draft can be discarded. */
export const Discard: Story = {
  parameters: { demo: { outcomes: ['failed'] } },
  play: async (context) => {
    const { texts, canvas, log } = partsOf(context);
    await userEvent.type(canvas.getByRole('textbox'), `${texts.short}{Enter}`);
    await userEvent.click(await within(log).findByRole('button', { name: texts.thread.discard }));
    await expect(within(log).queryByText(texts.short)).toBeNull();
  },
};

/** At the end, the thread follows new messages. */
export const FollowsTheEnd: Story = {
  parameters: { demo: { count: 30 } },
  play: async (context) => {
    const { texts, canvas, log, announcer, fromEnd } = partsOf(context);
    await expect(fromEnd()).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: texts.simulate }));
    await waitFor(() => expect(within(log).getByText(texts.short)).toBeVisible());
    await expect(fromEnd()).toBeLessThan(2);
    await expect(canvas.queryByRole('button', { name: texts.thread.newMessages(1) })).toBeNull();
    await expect(announcer).toHaveTextContent(texts.short);
  },
};

/** Scrolled up, it stays in place; a button shows how many are new. */
export const StaysWhileReading: Story = {
  parameters: { demo: { count: 30 } },
  play: async (context) => {
    const { texts, canvas, log, fromEnd, isInSight } = partsOf(context);
    log.scrollTop = 600;
    await canvas.findByRole('button', { name: texts.thread.toEnd });
    const write = canvas.getByRole('button', { name: texts.simulate });
    await userEvent.click(write);
    await userEvent.click(write);
    const button = await canvas.findByRole('button', { name: texts.thread.newMessages(2) });
    await expect(log.scrollTop).toBe(600);
    await userEvent.click(button);
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await expect(isInSight(texts.numbered(30))).toBe(true);
    await expect(log).toHaveFocus();
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};

/** Time for rows that have come into view to be measured: the browser reports sizes after a frame. */
async function rowsAreMeasured() {
  for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
}

/** The messages in view do not move when earlier ones are added above. */
async function readUpwards(context: PlayContext, oldest: number) {
  const { texts, log } = partsOf(context);
  const anchor = () => within(log).getByText(texts.numbered(oldest)).getBoundingClientRect().top;
  log.scrollTop = 0;
  await waitFor(() => expect(within(log).getByText(texts.numbered(oldest))).toBeVisible());
  let before = anchor();
  await waitFor(() => {
    const last = before;
    before = anchor();
    expect(before).toBe(last);
  });
  past.open();
  await waitFor(() => expect(within(log).queryByText(texts.numbered(oldest - 1))).not.toBeNull());
  // Rows that are measured late must not move it either.
  await rowsAreMeasured();
  await expect(Math.abs(anchor() - before)).toBeLessThan(2);
}

/** The messages in view do not move either when later ones are added below. */
async function readDownwards(context: PlayContext, newest: number) {
  const { texts, log } = partsOf(context);
  const anchor = () => within(log).getByText(texts.numbered(newest)).getBoundingClientRect().top;
  let before = Number.NaN;
  // Virtual rows are measured as they come into view
  await waitFor(() => {
    log.scrollTop = log.scrollHeight;
    const last = before;
    before = anchor();
    expect(before).toBe(last);
  });
  future.open();
  await waitFor(() => expect(within(log).queryByText(texts.numbered(newest + 1))).not.toBeNull());
  await rowsAreMeasured();
  await expect(Math.abs(anchor() - before)).toBeLessThan(2);
}

const beforeReading = () => {
  past = gate();
  future = gate();
};

/** Near the start, earlier messages are read, and nothing shifts. */
export const LoadsEarlier: Story = {
  parameters: { demo: { first: 81, count: 30, earlier: 80 } },
  beforeEach: beforeReading,
  play: (context) => readUpwards(context, 81),
};

/** The same while the thread grows so long that its rows become virtual. */
export const LoadsEarlierIntoVirtual: Story = {
  parameters: { demo: { first: 81, count: 165, earlier: 80 } },
  beforeEach: beforeReading,
  play: (context) => readUpwards(context, 81),
};

/** The same among virtual rows. */
export const LoadsEarlierVirtual: Story = {
  parameters: { demo: { first: 81, count: 400, earlier: 80 } },
  beforeEach: beforeReading,
  play: (context) => readUpwards(context, 81),
};

/**
 * Ten thousand messages: only the visible ones are in the page, and both ends can be reached with
 * one key.
 */
export const TenThousand: Story = {
  parameters: { demo: { count: 10_000 }, serverRender: false },
  play: async (context) => {
    const { texts, canvas, log, fromEnd, isInSight } = partsOf(context);
    const rows = () => within(log).getAllByRole('article').length;
    await waitFor(() => expect(isInSight(texts.numbered(10_000))).toBe(true));
    await expect(rows()).toBeLessThan(60);
    log.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInSight(texts.numbered(1))).toBe(true));
    await expect(rows()).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(isInSight(texts.numbered(10_000))).toBe(true));
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: texts.simulate }));
    await waitFor(() => expect(isInSight(texts.short)).toBe(true));
  },
};

/** A row with the focus stays in the page, however far away it is scrolled. */
export const FocusSurvivesScrolling: Story = {
  parameters: { demo: { count: 400, outcomes: ['failed'] } },
  play: async (context) => {
    const { texts, canvas, log } = partsOf(context);
    await userEvent.type(canvas.getByRole('textbox'), `${texts.short}{Enter}`);
    const retry = await within(log).findByRole('button', { name: texts.thread.retry });
    retry.focus();
    log.scrollTop = 0;
    await waitFor(() => expect(within(log).getByText(texts.numbered(1))).toBeVisible());
    await expect(retry).toHaveFocus();
  },
};

/** It opens where the unread begin when they do not all fit. */
export const OpensAtUnread: Story = {
  args: { firstUnreadId: 'n12' },
  parameters: { demo: { count: 30 } },
  play: async (context) => {
    const { texts, canvas, log, isInSight } = partsOf(context);
    const divider = within(log).getByRole('separator', { name: texts.thread.unread });
    await expect(
      divider.getBoundingClientRect().top - log.getBoundingClientRect().top,
    ).toBeLessThan(80);
    await expect(isInSight(texts.numbered(12))).toBe(true);
    await expect(await canvas.findByRole('button', { name: texts.thread.toEnd })).toBeVisible();
  },
};

/**
 * In the middle of a thread, at a message that was looked for. Later messages are read near the
 * end, and what is in view does not move; the button leads to the newest, which are read by
 * themselves.
 */
export const StartsAtMessage: Story = {
  args: { startAtId: 'n315' },
  parameters: { demo: { first: 301, count: 30, earlier: 300, later: 9_000 } },
  beforeEach: beforeReading,
  play: async (context) => {
    const { texts, canvas, fromEnd, isInSight } = partsOf(context);
    await waitFor(() => expect(isInSight(texts.numbered(315))).toBe(true));
    await readDownwards(context, 330);
    await userEvent.click(canvas.getByRole('button', { name: texts.thread.toEnd }));
    await waitFor(() => expect(isInSight(texts.numbered(9_330))).toBe(true));
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: texts.thread.toEnd })).toBeNull();
  },
};

/** The same among virtual rows, read to both sides. */
export const GrowsAtBothEnds: Story = {
  args: { startAtId: 'n500' },
  parameters: { demo: { first: 301, count: 400, earlier: 300, later: 9_000 } },
  beforeEach: beforeReading,
  play: async (context) => {
    const { texts, isInSight } = partsOf(context);
    await waitFor(() => expect(isInSight(texts.numbered(500))).toBe(true));
    // The thread keeps this position until the rows around it are measured
    await rowsAreMeasured();
    await readDownwards(context, 700);
    await readUpwards(context, 301);
  },
};

/** The unread are elsewhere than the message that was looked for: a button leads there. */
export const JumpsToUnread: Story = {
  args: { startAtId: 'n5', firstUnreadId: 'n25' },
  parameters: { demo: { count: 30 } },
  play: async (context) => {
    const { texts, canvas, log, isInSight } = partsOf(context);
    await expect(isInSight(texts.numbered(5))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: texts.thread.toUnread }));
    await expect(isInSight(texts.numbered(25))).toBe(true);
    await expect(log).toHaveFocus();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: texts.thread.toUnread })).toBeNull(),
    );
  },
};

/** Someone is writing. */
export const Typing: Story = {
  render: (args, { globals }) => {
    const texts = textsFor(globals, CHAT_TEXTS);
    return (
      <ChatFrame texts={texts}>
        <ChatThread
          {...args}
          {...chatCalendar(globals)}
          label={texts.label}
          labels={texts.thread}
          messages={chatTalk(texts)}
          typing={texts.typing}
        />
      </ChatFrame>
    );
  },
};

/** While the messages are loading. */
export const Loading: Story = {
  args: { loading: true },
  render: (args, { globals }) => {
    const texts = textsFor(globals, CHAT_TEXTS);
    return (
      <ChatFrame texts={texts}>
        <ChatThread
          {...args}
          {...chatCalendar(globals)}
          label={texts.label}
          labels={texts.thread}
        />
      </ChatFrame>
    );
  },
};

/** No message yet. */
export const Empty: Story = {
  render: (args, { globals }) => {
    const texts = textsFor(globals, CHAT_TEXTS);
    return (
      <ChatFrame texts={texts}>
        <ChatThread
          {...args}
          {...chatCalendar(globals)}
          label={texts.label}
          labels={texts.thread}
          placeholder={
            <EmptyState
              title={texts.emptyTitle}
              headingLevel={3}
              icon={<Icon name="message" size="large" />}
            >
              {texts.emptyText}
            </EmptyState>
          }
        />
      </ChatFrame>
    );
  },
};

/** The messages may not be read by this account. */
export const NoPermission: Story = {
  render: (args, { globals }) => {
    const texts = textsFor(globals, CHAT_TEXTS);
    return (
      <div className={demoStyles.frame}>
        <ChatThread
          {...args}
          {...chatCalendar(globals)}
          label={texts.label}
          labels={texts.thread}
          placeholder={
            <EmptyState
              title={texts.deniedTitle}
              icon={<Icon name="lock" size="large" />}
              actions={<Button href="#messages">{texts.deniedAction}</Button>}
            >
              {texts.deniedText}
            </EmptyState>
          }
        />
      </div>
    );
  },
};
