import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: '', options: [], onValueChange: fn() },
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <CheckboxGroup
        {...args}
        label={texts.employment}
        error={parameters.error === true ? texts.employmentError : undefined}
        options={texts.employmentTypes.map((label, at) => ({
          id: `type-${at}`,
          label,
          hint: texts.employmentHints[at],
        }))}
      />
    );
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several may be ticked; one value holds them all. */
export const Default: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const group = within(within(canvasElement).getByRole('group', { name: texts.employment }));
    const [first, , third] = group.getAllByRole('checkbox');
    if (!first || !third) throw new Error('no boxes');
    await userEvent.click(third);
    first.focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['type-2', 'type-0']);
    await userEvent.click(third);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['type-0']);
  },
};

/** The error belongs to the question and to each box. */
export const WithError: Story = {
  parameters: { error: true },
  play: async ({ canvasElement, globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      texts.employmentError,
    );
  },
};

/** Beside each other, for short labels. */
export const Wrapped: Story = { args: { layout: 'wrap', defaultValue: ['type-0'] } };
