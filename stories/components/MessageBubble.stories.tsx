import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ChatMessage, MessageBubble } from '@vikari/ui-kit/MessageBubble';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aChatMessage, chatCalendar, chatTalk } from '../lib/chatMessages';
import { CHAT_TEXTS, type ChatTexts } from '../lib/chatTexts';
import { textsFor } from '../lib/texts';

/** The message of a story, and its special properties. */
interface Pick {
  /** Position in the conversation; 0 when left out. */
  talk?: number;
  message?: Partial<ChatMessage>;
}

const ENDED = { sv: 'Konversationen är avslutad.', en: 'The conversation has ended.' };

function messageOf({ talk = 0, message = {} }: Pick, texts: ChatTexts): ChatMessage {
  const told = chatTalk(texts)[talk];
  const known = { id: 'm', kind: 'other', text: '', sentAt: '2026-05-04T06:05:00Z' } as const;
  return aChatMessage({ ...known, ...told, ...message }, texts);
}

const meta = {
  title: 'Components/Chat/MessageBubble',
  component: MessageBubble,
  args: {
    message: messageOf({}, CHAT_TEXTS.sv),
    locale: 'sv-SE',
    timeZone: 'Europe/Stockholm',
    labels: CHAT_TEXTS.sv.thread,
    onRetry: fn(),
    onDiscard: fn(),
  },
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, CHAT_TEXTS);
    const { locale, timeZone } = chatCalendar(globals);
    return (
      <MessageBubble
        {...args}
        locale={locale}
        timeZone={timeZone}
        message={messageOf(parameters.pick ?? {}, texts)}
        labels={texts.thread}
      />
    );
  },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Someone else's message, with their name and picture. */
export const Other: Story = {};

/** Your own message, sent. */
export const Own: Story = { parameters: { pick: { talk: 2, message: { delivery: 'sent' } } } };

/** While it is being sent. */
export const Pending: Story = {
  parameters: { pick: { talk: 2, message: { delivery: 'pending' } } },
};

/** Read by the other person. */
export const Read: Story = { parameters: { pick: { talk: 2 } } };

/** A failed message stays, says so, and offers two actions. */
export const Failed: Story = {
  parameters: { pick: { talk: 2, message: { delivery: 'failed' } } },
  play: async ({ canvasElement, globals, args }) => {
    const { thread } = textsFor(globals, CHAT_TEXTS);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(thread.deliveries.failed)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: thread.retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('talk-2');
    await userEvent.click(canvas.getByRole('button', { name: thread.discard }));
    await expect(args.onDiscard).toHaveBeenLastCalledWith('talk-2');
  },
};

/** A failed message with the reason, which trying again alone does not mend. */
export const FailedWithReason: Story = {
  render: (args, context) => {
    const failure = textsFor(context.globals, ENDED);
    const pick: Pick = { talk: 2, message: { delivery: 'failed', failure } };
    return meta.render(args, { ...context, parameters: { pick } });
  },
};

/** A note of the product. */
export const System: Story = { parameters: { pick: { talk: 5 } } };

/** With files, each a link with its size. */
export const WithFiles: Story = { parameters: { pick: { talk: 4 } } };

/** A file without an address is no link. */
export const FileWithoutAddress: Story = {
  parameters: { pick: { talk: 6 } },
  render: (args, { globals }) => {
    const texts = textsFor(globals, CHAT_TEXTS);
    const message = messageOf({ talk: 6 }, texts);
    const attachments = message.attachments?.map((file) => ({
      ...file,
      href: undefined,
      previewUrl: undefined,
    }));
    return (
      <MessageBubble
        {...args}
        locale={chatCalendar(globals).locale}
        message={{ ...message, attachments }}
        labels={texts.thread}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A picture has its box from the start: nothing shifts when it has loaded. */
export const WithPicture: Story = {
  parameters: { pick: { talk: 6 } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('article img');
    await expect(image).toHaveAttribute('width', '320');
    await expect(image).toHaveAttribute('height', '240');
  },
};

/** Text stays text: no HTML, and links only to the web and to mail. */
export const HostileText: Story = {
  parameters: {
    pick: {
      message: {
        text: '<img src=x onerror=alert(1)>\njavascript:alert(1)\nhttps://vikari.example@evil.example\nhttps://vikari.example/jobb/4711',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://vikari.example/jobb/4711',
    ]);
    await expect(canvasElement.querySelector('article img')).toBeNull();
  },
};

/** A word longer than the line breaks; nothing widens the page. */
export const LongWord: Story = {
  parameters: {
    pick: { message: { text: `https://vikari.example/${'anestesisjukskoterska'.repeat(12)}` } },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(within(canvasElement).getByRole('link')).toBeVisible();
  },
};
