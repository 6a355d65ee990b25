import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBar } from '@vikari/ui-kit/SearchBar';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Filters/SearchBar',
  component: SearchBar,
  args: { label: '', placeholder: '', onClick: fn() },
  globals: { viewport: { value: 'phone' } },
  render: ({ summary, ...args }, { globals }) => {
    const { searchBar } = textsFor(globals, FILTER_TEXTS);
    return (
      <SearchBar
        {...args}
        label={searchBar.label}
        placeholder={searchBar.placeholder}
        summary={summary === undefined ? undefined : searchBar.summary}
        filterCountLabel={searchBar.filters}
      />
    );
  },
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No search yet. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('button');
    bar.focus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** It shows the current search, and the number of active filters. */
export const WithSummary: Story = {
  args: { summary: 'summary', filterCount: 3 },
  play: async ({ canvasElement, globals }) => {
    const { searchBar } = textsFor(globals, FILTER_TEXTS);
    const bar = within(canvasElement).getByRole('button');
    await expect(bar).toHaveAccessibleName(
      `${searchBar.label} ${searchBar.summary} ${searchBar.filters(3)}`,
    );
  },
};

/** On the night band of the start page. */
export const OnNight: Story = {
  args: { filterCount: 2 },
  decorators: [
    (Story) => (
      <div data-surface="night" style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
};
