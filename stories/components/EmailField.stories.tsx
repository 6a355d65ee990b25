import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/EmailField',
  component: EmailField,
  args: { label: '', onValueChange: fn() },
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <EmailField
        {...args}
        label={texts.email}
        error={parameters.error === true ? texts.emailError : undefined}
      />
    );
  },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Spaces from a paste are removed on blur. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' karin@example.com ');
    await userEvent.tab();
    await expect(input).toHaveValue('karin@example.com');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('karin@example.com');
  },
};

/** The error says what is missing. */
export const WithError: Story = {
  args: { defaultValue: 'karin@' },
  parameters: { error: true },
};
