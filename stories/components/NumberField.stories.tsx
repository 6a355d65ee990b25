import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from '@vikari/ui-kit/NumberField';
import { expect, fn, userEvent, within } from 'storybook/test';
import { localeFor, readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: {
    label: 'Timmar per vecka',
    hint: 'Hur mycket du vill arbeta.',
    unit: 'timmar',
    error: 'Skriv ett tal mellan 1 och 40, till exempel 37,5.',
    half: '38 timmar',
    wrong: 'mycket',
  },
  en: {
    label: 'Hours a week',
    hint: 'How much you want to work.',
    unit: 'hours',
    error: 'Enter a number from 1 to 40, for example 37.5.',
    half: '38 hours',
    wrong: 'a lot',
  },
};

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: {
    label: '',
    locale: 'sv',
    defaultValue: 37.5,
    min: 1,
    max: 40,
    step: 0.5,
    onValueChange: fn(),
  },
  render: (args, { globals, parameters }) => {
    const { label, hint, unit, error } = textsFor(globals, TEXTS);
    return (
      <NumberField
        {...(parameters.buttons === false ? {} : readyTextsFor(globals).numberField)}
        {...args}
        locale={localeFor(globals)}
        label={label}
        hint={hint}
        unit={unit}
        error={parameters.error === true ? error : undefined}
      />
    );
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows and buttons change one step, Page Up and Page Down ten; all stay within the limits. */
export const Keyboard: Story = {
  name: 'By keys',
  play: async ({ canvasElement, args, globals }) => {
    const { label, half } = textsFor(globals, TEXTS);
    const field = within(canvasElement).getByRole('spinbutton', { name: label });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-valuenow', '38');
    if (globals.locale !== 'pseudo') await expect(field).toHaveAttribute('aria-valuetext', half);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(40, '40');
    await userEvent.keyboard('{PageDown}');
    await expect(field).toHaveAttribute('aria-valuenow', '35');
    const [less] = within(canvasElement).getAllByRole('button');
    if (less) await userEvent.click(less);
    await expect(field).toHaveAttribute('aria-valuenow', '34.5');
  },
};

/** Without buttons, for a number that is copied from somewhere. */
export const WithoutButtons: Story = { parameters: { buttons: false } };

/** What is typed is kept, and the error says what is right. */
export const WithError: Story = {
  args: { defaultValue: 400 },
  parameters: { error: true },
};

/** Disabled: the number is shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true } };
