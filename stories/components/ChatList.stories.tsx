import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { ChatList } from '@vikari/ui-kit/ChatList';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { expect, userEvent, within } from 'storybook/test';
import { chatListItems } from '../lib/chatListItems';
import { CHAT_TODAY, chatCalendar } from '../lib/chatMessages';
import { CHAT_TEXTS } from '../lib/chatTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Chat/ChatList',
  component: ChatList,
  args: {
    label: CHAT_TEXTS.sv.list.label,
    labels: CHAT_TEXTS.sv.list,
    items: [],
    locale: 'sv-SE',
    timeZone: 'Europe/Stockholm',
    today: CHAT_TODAY,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, CHAT_TEXTS);
    return (
      <ChatList
        {...args}
        {...chatCalendar(globals)}
        label={texts.list.label}
        labels={texts.list}
        items={parameters.chats === 'none' ? [] : chatListItems(texts)}
        empty={
          <EmptyState
            title={texts.list.emptyTitle}
            icon={<Icon name="message" size="large" />}
            actions={<Button href="#jobs">{texts.list.emptyAction}</Button>}
          >
            {texts.list.emptyText}
          </EmptyState>
        }
      />
    );
  },
} satisfies Meta<typeof ChatList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open one is marked; unread messages are counted in words, beside their dot. */
export const Conversations: Story = {
  play: async ({ canvasElement, globals }) => {
    const { list, people, presence } = textsFor(globals, CHAT_TEXTS);
    const nav = within(within(canvasElement).getByRole('navigation', { name: list.label }));
    const [first, ...others] = nav.getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(first).toHaveTextContent(list.unread(2));
    await expect(first).toHaveTextContent(presence.online);
    for (const other of others) await expect(other).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(others[0]).toHaveFocus();
    await expect(others[0]).toHaveTextContent(people[1] ?? '');
  },
};

/** While the conversations are loading. */
export const Loading: Story = { args: { loading: true } };

/** The empty state has a link to the next step. */
export const Empty: Story = { parameters: { chats: 'none' } };
