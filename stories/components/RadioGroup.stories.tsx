import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: {
    label: 'Vilka pass vill du ha?',
    hint: 'Du kan ändra dig när som helst.',
    answers: ['Dag', 'Natt', 'Båda'],
    error: 'Välj vilka pass du vill ha.',
  },
  en: {
    label: 'Which shifts do you want?',
    hint: 'You can change this at any time.',
    answers: ['Days', 'Nights', 'Both'],
    error: 'Choose which shifts you want.',
  },
};
const IDS = ['day', 'night', 'any'] as const;

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: '', options: [], onValueChange: fn() },
  render: (args, { globals, parameters }) => {
    const { label, hint, answers, error } = textsFor(globals, TEXTS);
    return (
      <RadioGroup
        {...args}
        label={label}
        hint={hint}
        options={IDS.map((id, at) => ({ id, label: answers[at] ?? '' }))}
        error={parameters.error === true ? error : undefined}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move and choose; the group is one stop for Tab. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second, last] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('day');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(last).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('any');
  },
};

/** Short answers beside each other; they break into lines where there is no space. */
export const Row: Story = { args: { direction: 'row', defaultValue: 'night' } };

/** The error is below the answers. */
export const WithError: Story = { parameters: { error: true } };

/** Disabled: the choice is shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'day' } };
