import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChips } from '@vikari/ui-kit/FilterChips';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Filters/FilterChips',
  component: FilterChips,
  args: { chips: [], onRemove: fn(), onClear: fn(), labels: FILTER_TEXTS.sv.chips },
  render: function Chips({ onRemove, onClear, chips: given = [], ...args }, { globals }) {
    const { chips } = textsFor(globals, FILTER_TEXTS);
    const [shown, setShown] = useState(chips.samples.map((label) => ({ id: label, label })));
    return (
      <FilterChips
        {...args}
        labels={chips}
        chips={given.length > 0 ? given : shown}
        onRemove={(id) => {
          onRemove(id);
          setShown(shown.filter((chip) => chip.id !== id));
        }}
        onClear={() => {
          onClear?.();
          setShown([]);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A removal is announced, and the focus stays in the list. */
export const Default: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { chips } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    const [first = '', second = ''] = chips.samples;
    const last = chips.samples.at(-1) ?? '';
    const button = (label: string) => canvas.getByRole('button', { name: chips.remove(label) });

    await step('keyboard: the next chip takes the focus', async () => {
      button(first).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith(first);
      await expect(button(second)).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent(chips.removed(first));
    });
    await step('the last chip: the one before takes it', async () => {
      await userEvent.click(button(last));
      await expect(button(chips.samples.at(-2) ?? '')).toHaveFocus();
    });
    await step('clear all: the region takes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: chips.clear }));
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(canvas.getByRole('status')).toHaveTextContent(chips.cleared);
      await expect(canvas.getByRole('status').parentElement).toHaveFocus();
    });
  },
};

/** One filter, without "clear all". */
export const Single: Story = { args: { chips: [{ id: 'malmo', label: 'Malmö' }] } };

/** A filter that was read from a text: a link to the list without it. */
export const Read: Story = {
  args: {
    chips: [
      { id: 'malmo', label: 'Malmö' },
      { id: 'natt', label: 'Natt', href: '#natt', removeLabel: 'Ta bort Natt, läst ur din text' },
    ],
  },
  play: async ({ canvas, args, globals }) => {
    const { chips } = textsFor(globals, FILTER_TEXTS);
    await userEvent.click(canvas.getByRole('link', { name: 'Ta bort Natt, läst ur din text' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(chips.removed('Natt'));
    await expect(canvas.getByRole('button', { name: chips.remove('Malmö') })).toHaveFocus();
  },
};
