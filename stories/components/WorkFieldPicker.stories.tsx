import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkFieldPicker } from '@vikari/ui-kit/WorkFieldPicker';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { textsFor } from '../lib/texts';
import { workFieldGroups } from '../lib/workFieldGroups';

const meta = {
  title: 'Components/Filters/WorkFieldPicker',
  component: WorkFieldPicker,
  args: { groups: [], label: '', labels: FILTER_TEXTS.sv.fields, onValueChange: fn() },
  render: (args, { globals }) => {
    const { fields } = textsFor(globals, FILTER_TEXTS);
    return (
      <WorkFieldPicker
        {...args}
        groups={workFieldGroups(fields.groups)}
        label={fields.label}
        labels={fields}
      />
    );
  },
} satisfies Meta<typeof WorkFieldPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press opens a group's fields; one group is open at a time. */
export const Grid: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { fields } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    const groups = workFieldGroups(fields.groups);
    const tile = (at: number) => canvas.getAllByRole('button')[at] ?? canvasElement;
    const psychiatry = groups[3];

    await step('Enter opens, and the button names the group of the fields', async () => {
      await expect(tile(3)).toHaveAttribute('aria-expanded', 'false');
      await expect(tile(3)).not.toHaveAttribute('aria-controls');
      tile(3).focus();
      await userEvent.keyboard('{Enter}');
      await expect(tile(3)).toHaveAttribute('aria-expanded', 'true');
      const panel = canvas.getByRole('group', { name: psychiatry?.label ?? '' });
      await expect(tile(3)).toHaveAttribute('aria-controls', panel.id);
    });
    await step('Space closes and opens again', async () => {
      await userEvent.keyboard(' ');
      await expect(tile(3)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('group')).toBeNull();
      await userEvent.keyboard(' ');
      await expect(tile(3)).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Tab moves from the button to its fields', async () => {
      await userEvent.tab();
      await expect(
        canvas.getByRole('checkbox', { name: fields.wholeGroup(psychiatry?.label ?? '') }),
      ).toHaveFocus();
    });
    await step('the group selects its fields', async () => {
      await userEvent.click(
        canvas.getByRole('checkbox', { name: fields.wholeGroup(psychiatry?.label ?? '') }),
      );
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        psychiatry?.fields.map(({ id }) => id),
      );
      await expect(tile(3)).toHaveTextContent(fields.allChosen);
    });
    await step('another group closes this one', async () => {
      await userEvent.click(tile(4));
      await expect(tile(3)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getAllByRole('group')).toHaveLength(1);
    });
  },
};

/** Some fields of two groups are chosen. */
export const Chosen: Story = {
  args: {
    defaultValue: ['field-3-0', 'field-3-1', 'field-0-0', 'field-0-1', 'field-0-2', 'field-0-3'],
  },
};

/** One line to swipe on a phone. */
export const Row: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'phone' } } };
