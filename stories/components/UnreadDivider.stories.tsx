import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnreadDivider } from '@vikari/ui-kit/UnreadDivider';
import { expect, within } from 'storybook/test';
import { CHAT_TEXTS } from '../lib/chatTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Chat/UnreadDivider',
  component: UnreadDivider,
  args: { label: CHAT_TEXTS.sv.thread.unread },
  render: (args, { globals }) => (
    <UnreadDivider {...args} label={textsFor(globals, CHAT_TEXTS).thread.unread} />
  ),
} satisfies Meta<typeof UnreadDivider>;
export default meta;

/** A line with a text. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const { thread } = textsFor(globals, CHAT_TEXTS);
    await expect(
      within(canvasElement).getByRole('separator', { name: thread.unread }),
    ).toBeVisible();
  },
};
