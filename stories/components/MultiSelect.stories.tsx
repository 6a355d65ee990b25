import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultiSelect } from '@vikari/ui-kit/MultiSelect';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  args: {
    label: '',
    groups: [],
    labels: { ...FORM_TEXTS.sv.multi, matches: String },
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 440 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <MultiSelect
        {...args}
        label={texts.places}
        hint={texts.placesHint}
        groups={textsFor(globals, FILTER_TEXTS).locations}
        labels={{ ...texts.multi, matches: (count) => texts.multi.matches(`${count}`) }}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: arrows and Enter choose, a search finds, Backspace removes the last. */
export const Keyboard: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: texts.places });
    await step('open and choose', async () => {
      box.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getAllByRole('group')).toHaveLength(2);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['r-01']);
      await expect(canvas.getByRole('listbox')).toBeVisible();
    });
    await step('search without the dots of the letters', async () => {
      await userEvent.type(box, 'malmo');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['r-01', 'm-1280']);
    });
    await step('nothing found', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'xyz');
      await expect(canvas.getByRole('status')).toHaveTextContent(texts.multi.noMatches);
    });
    await step('Escape closes, Backspace removes', async () => {
      await userEvent.clear(box);
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['r-01']);
    });
  },
};

/** By pointer: the chip's cross removes it. */
export const Chosen: Story = {
  args: { defaultValue: ['m-1280', 'm-1480', 'r-25'] },
  play: async ({ canvasElement, globals, args }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: texts.multi.remove('Malmö') }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['m-1480', 'r-25']);
  },
};
export const Open: Story = {
  args: { defaultValue: ['m-1280'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(within(canvasElement).getByRole('listbox')).toBeVisible();
  },
};
export const Disabled: Story = { args: { defaultValue: ['m-1280'], disabled: true } };
