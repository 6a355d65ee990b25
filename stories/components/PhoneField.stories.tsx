import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from '@vikari/ui-kit/PhoneField';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS, phonePrefixes } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  args: { label: '', prefixes: [], prefixLabel: '', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <PhoneField
        {...args}
        label={texts.phone}
        prefixes={phonePrefixes(texts.countries)}
        prefixLabel={texts.prefix}
        error={parameters.error === true ? texts.phoneError : undefined}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code is chosen, or set by a pasted number. */
export const Default: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const canvas = within(canvasElement);
    const number = canvas.getByRole('textbox', { name: texts.phone });
    const code = canvas.getByRole('combobox', { name: texts.prefix });
    await step('the code can be chosen before there is a number', async () => {
      await userEvent.selectOptions(code, '+47');
      await expect(code).toHaveValue('+47');
      await userEvent.type(number, '41 234 567');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+47 41 234 567');
    });
    await step('a number pasted with its code sets the code', async () => {
      await userEvent.clear(number);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await userEvent.paste('0046 70-174 06 05');
      await expect(code).toHaveValue('+46');
      await expect(number).toHaveValue('70-174 06 05');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+46 70-174 06 05');
    });
  },
};

/** The error says what to write. */
export const WithError: Story = {
  args: { defaultValue: '+46 70' },
  parameters: { error: true },
};

/** Disabled: shown, but neither changed nor sent. */
export const Disabled: Story = { args: { defaultValue: '+358 41 234 5678', disabled: true } };
