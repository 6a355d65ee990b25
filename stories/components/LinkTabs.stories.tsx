import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkTabs } from '@vikari/ui-kit/LinkTabs';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/LinkTabs',
  component: LinkTabs,
  args: { label: 'Dina ansökningar', items: [] },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: { label: 'Dina ansökningar', tabs: ['Alla', 'Förslag', 'Mina önskemål'] },
  en: { label: 'Your applications', tabs: ['All', 'Suggestions', 'My preferences'] },
};

/** Each view has an address; the open one is marked. */
export const Views: Story = {
  render: (args, { globals }) => {
    const { label, tabs } = textsFor(globals, WORDS);
    return (
      <LinkTabs
        {...args}
        label={label}
        items={tabs.map((text, index) => ({
          label: text,
          href: `#${index}`,
          current: index === 0,
          count: index === 2 ? undefined : 4 + index,
        }))}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { label, tabs } = textsFor(globals, WORDS);
    const nav = within(canvasElement).getByRole('navigation', { name: label });
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(
      tabs[0] ?? '',
    );
  },
};

/** In a narrow window they stay in one row, scrolled to the open one. */
export const Narrow: Story = {
  render: (args, { globals }) => {
    const { label, tabs } = textsFor(globals, WORDS);
    return (
      <div style={{ inlineSize: '12rem', maxInlineSize: '100%' }}>
        <LinkTabs
          {...args}
          label={label}
          items={tabs.map((text, at) => ({ label: text, href: `#${at}`, current: at === 2 }))}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    const tops = new Set(links.map((link) => link.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
    const row = within(canvasElement).getByRole('list').getBoundingClientRect();
    const open = links.at(-1)?.getBoundingClientRect();
    await expect(open?.left).toBeGreaterThanOrEqual(row.left);
    await expect(open?.right).toBeLessThanOrEqual(row.right + 1);
  },
};
