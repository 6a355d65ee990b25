import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@vikari/ui-kit/Icon';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/RadioCards',
  component: RadioCards,
  args: { label: '', options: [], onValueChange: fn() },
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <RadioCards
        {...args}
        label={texts.visibility}
        error={parameters.error === true ? texts.professionError : undefined}
        options={texts.visibilityOptions.map((label, at) => ({
          id: at === 0 ? 'match' : 'hide',
          label,
          hint: texts.visibilityHints[at],
          icon: <Icon name={at === 0 ? 'eye' : 'lock'} />,
        }))}
      />
    );
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move and choose, as in any group of radio buttons. */
export const Default: Story = {
  play: async ({ canvasElement, args, globals, step }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const group = within(canvasElement).getByRole('radiogroup', { name: texts.visibility });
    const [first, second] = within(group).getAllByRole('radio');
    if (!first || !second) throw new Error('no cards');
    const chosen = async (radio: HTMLElement, id: string) => {
      await expect(radio).toHaveFocus();
      await expect(radio).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(id);
    };
    await step('Tab reaches the group, Space chooses', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await expect(first).not.toBeChecked();
      await userEvent.keyboard(' ');
      await chosen(first, 'match');
    });
    await step('arrows move and choose, and wrap around', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await chosen(second, 'hide');
      await userEvent.keyboard('{ArrowRight}');
      await chosen(first, 'match');
      await userEvent.keyboard('{ArrowUp}');
      await chosen(second, 'hide');
      await userEvent.keyboard('{ArrowLeft}');
      await chosen(first, 'match');
    });
    await step('Tab leaves the group, and returns to the chosen one', async () => {
      await userEvent.tab();
      await expect(group.contains(document.activeElement)).toBe(false);
      await userEvent.tab({ shift: true });
      await expect(first).toHaveFocus();
    });
    await step('a press anywhere on a card chooses it', async () => {
      await userEvent.click(within(group).getByText(texts.visibilityHints[1] ?? ''));
      await expect(second).toBeChecked();
    });
  },
};

/** Two beside each other where there is space. */
export const TwoColumns: Story = { args: { columns: 2, defaultValue: 'match' } };

/** The error is below the group. */
export const WithError: Story = { parameters: { error: true } };

/** Disabled: the choice is shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'match' } };
