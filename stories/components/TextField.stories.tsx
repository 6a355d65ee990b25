import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@vikari/ui-kit/TextField';
import type { FormEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const handleSubmit = fn((event: FormEvent) => event.preventDefault());

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: '', onValueChange: fn() },
  decorators: [
    (Story) => (
      <form onSubmit={handleSubmit} noValidate style={{ maxInlineSize: 420 }}>
        <Story />
      </form>
    ),
  ],
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <TextField
        {...args}
        label={texts.firstName}
        hint={texts.firstNameHint}
        error={parameters.error === true ? texts.firstNameError : undefined}
        optional={parameters.optional === true ? texts.optional : undefined}
      />
    );
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Missing capitals are added; a deliberately typed name stays as it is; Enter submits. */
export const CapitalisesWords: Story = {
  args: { capitalisation: 'words', maxLength: 20 },
  play: async ({ canvasElement, args, step }) => {
    const input = within(canvasElement).getByRole('textbox');
    handleSubmit.mockClear();
    await step('missing capitals are added', async () => {
      await userEvent.type(input, 'anna-karin');
      await userEvent.tab();
      await expect(input).toHaveValue('Anna-Karin');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Anna-Karin');
    });
    await step('a text with a capital is not changed', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'von Essen');
      await userEvent.tab();
      await expect(input).toHaveValue('von Essen');
    });
    await step('no longer than the limit', async () => {
      await userEvent.type(input, ' af Trollhättan och Vänersborg');
      await expect(input).toHaveValue('von Essen af Trollhä');
    });
    await step('Enter submits the form, though it has no button', async () => {
      await userEvent.type(input, '{Enter}');
      await expect(handleSubmit).toHaveBeenCalledOnce();
    });
  },
};

/** The error says what to write. */
export const WithError: Story = { parameters: { error: true } };

/** A field that may be left empty says so. */
export const Optional: Story = { parameters: { optional: true } };

/** Disabled: shown, but neither changed nor sent. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Karin' } };
