import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, FieldRow } from '@vikari/ui-kit/Field';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { TextField } from '@vikari/ui-kit/TextField';
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

/** In a FieldRow the controls are on one line, whichever field has a hint or an error. */
export const Row: Story = {
  render: (_args, { globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const groups = [{ label: '', options: [{ id: 'a', label: texts.profession }] }];
    return (
      <div style={{ display: 'grid', gap: 'var(--vk-space-8)', maxInlineSize: 720 }}>
        <FieldRow>
          <TextField label={texts.firstName} hint={texts.firstNameHint} />
          <SelectField label={texts.profession} groups={groups} />
        </FieldRow>
        <FieldRow>
          <TextField label={texts.firstName} />
          <SelectField label={texts.profession} groups={groups} error={texts.professionError} />
        </FieldRow>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('textbox');
    const [third, fourth] = canvas.getAllByRole('combobox');
    const middle = (control: HTMLElement | undefined) => {
      const box = control?.parentElement?.getBoundingClientRect();
      return box && box.top + box.height / 2;
    };
    await expect(middle(first)).toBeGreaterThan(0);
    await expect(middle(first)).toBe(middle(third));
    await expect(middle(second)).toBe(middle(fourth));
    const gap = (control: HTMLElement | undefined) => {
      const box = control?.parentElement;
      return (
        (box?.getBoundingClientRect().top ?? 0) -
        (box?.previousElementSibling?.getBoundingClientRect().bottom ?? 0)
      );
    };
    await expect(gap(first), 'below a hint').toBe(gap(second));
  },
};
