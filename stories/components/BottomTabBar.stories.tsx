import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BottomTab, BottomTabBar } from '@vikari/ui-kit/BottomTabBar';
import { Icon } from '@vikari/ui-kit/Icon';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/BottomTabBar',
  component: BottomTabBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Genvägar', tabs: [] },
} satisfies Meta<typeof BottomTabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    label: 'Genvägar',
    explore: 'Utforska',
    applications: 'Ansökningar',
    messages: 'Meddelanden',
    account: 'Konto',
    unread: '2 olästa meddelanden',
  },
  en: {
    label: 'Shortcuts',
    explore: 'Explore',
    applications: 'Applications',
    messages: 'Messages',
    account: 'Account',
    unread: '2 unread messages',
  },
};

/** The red dot has a text for screen readers. */
export const Unread: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    const tabs: BottomTab[] = [
      { label: words.explore, href: '#explore', icon: <Icon name="search" />, current: true },
      { label: words.applications, href: '#applications', icon: <Icon name="briefcase" /> },
      {
        label: words.messages,
        href: '#messages',
        icon: <Icon name="message" />,
        unread: words.unread,
      },
      { label: words.account, href: '#account', icon: <Icon name="user" /> },
    ];
    return <BottomTabBar {...args} label={words.label} tabs={tabs} />;
  },
  play: async ({ canvasElement, globals }) => {
    const words = textsFor(globals, WORDS);
    const nav = within(canvasElement).getByRole('navigation', { name: words.label });
    const name = `${words.messages} ${words.unread}`;
    await expect(within(nav).getByRole('link', { name })).toBeVisible();
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(
      words.explore,
    );
  },
};
