import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatWhen, PresenceDot } from '@vikari/ui-kit/PresenceDot';
import { expect, within } from 'storybook/test';
import { CHAT_TODAY, chatCalendar } from '../lib/chatMessages';
import { CHAT_TEXTS } from '../lib/chatTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Chat/PresenceDot',
  component: PresenceDot,
  args: { status: 'online', children: '' },
  render: (args, { globals }) => {
    const { presence } = textsFor(globals, CHAT_TEXTS);
    const words = {
      online: presence.online,
      away: presence.away,
      offline: presence.offline(formatWhen(`${CHAT_TODAY}T06:05:00Z`, chatCalendar(globals))),
    };
    return <PresenceDot {...args}>{words[args.status]}</PresenceDot>;
  },
} satisfies Meta<typeof PresenceDot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A full dot. */
export const Online: Story = {};

/** A half dot. */
export const Away: Story = { args: { status: 'away' } };

/** An empty dot, and when. */
export const Offline: Story = {
  args: { status: 'offline' },
  play: async ({ canvasElement, globals }) => {
    const { presence } = textsFor(globals, CHAT_TEXTS);
    await expect(within(canvasElement).getByText(presence.offline('08:05'))).toBeVisible();
  },
};
