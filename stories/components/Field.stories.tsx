import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '@vikari/ui-kit/Field';
import { expect, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: { label: '', children: (control) => <input {...control} type="time" /> },
  render: ({ label: _label, ...args }, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <Field
        {...args}
        label={texts.firstName}
        hint={parameters.hint === true ? texts.firstNameHint : undefined}
        error={parameters.error === true ? texts.firstNameError : undefined}
        optional={parameters.optional === true ? texts.optional : undefined}
      />
    );
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Around any control. */
export const Plain: Story = { parameters: { optional: true } };

/** The control is described by its error first, then by its hint. */
export const WithHintAndError: Story = {
  parameters: { hint: true, error: true },
  play: async ({ canvasElement, globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const control = within(canvasElement).getByLabelText(texts.firstName);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      `${texts.firstNameError} ${texts.firstNameHint}`,
    );
  },
};
