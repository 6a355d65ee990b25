import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore, type LoadMoreProps } from '@vikari/ui-kit/LoadMore';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    showing: (shown: number, total: number) => `Visar ${shown} av ${total} uppdrag`,
    more: 'Visa fler',
    loading: 'hämtar fler uppdrag',
  },
  en: {
    showing: (shown: number, total: number) => `Showing ${shown} of ${total} assignments`,
    more: 'Show more',
    loading: 'loading more assignments',
  },
};

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: { shown: 30, total: 412, onLoadMore: fn(), labels: WORDS.sv },
  render: (args, { globals }) => <LoadMore {...args} labels={textsFor(globals, WORDS)} />,
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is more. */
export const More: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const words = textsFor(globals, WORDS);
    await expect(canvas.getByText(words.showing(30, 412))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.more }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** More is being read. */
export const Loading: Story = { args: { loading: true } };

/** All is shown: no button. */
export const Complete: Story = { args: { shown: 412 } };

function LastPage(props: LoadMoreProps) {
  const [shown, setShown] = useState(30);
  return <LoadMore {...props} shown={shown} total={45} onLoadMore={() => setShown(45)} />;
}

/** When the button disappears, the focus stays in its place. */
export const FocusStays: Story = {
  render: (args, { globals }) => <LastPage {...args} labels={textsFor(globals, WORDS)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
