import type { Meta, StoryObj } from '@storybook/react-vite';
import { SliderField } from '@vikari/ui-kit/SliderField';
import { expect, fn, userEvent, within } from 'storybook/test';
import { localeFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const digits = (text: string) =>
  /^[\d\s,.]+$/.test(text) ? Number(text.replace(/\D/g, '')) : null;
const TEXTS = {
  sv: {
    label: 'Timpris utan moms',
    hint: 'Det du fakturerar för en timme.',
    error: 'Skriv ett helt tal, till exempel 600.',
    valueText: (value: number) => `${value} kr`,
    locale: 'sv',
  },
  en: {
    label: 'Hourly rate excluding VAT',
    hint: 'What you invoice for an hour.',
    error: 'Enter a whole number, for example 600.',
    valueText: (value: number) => `SEK ${value}`,
    locale: 'en',
  },
};

const meta = {
  title: 'Components/Forms/SliderField',
  component: SliderField,
  args: {
    label: '',
    defaultValue: '600',
    onValueChange: fn(),
    parse: digits,
    format: String,
    unit: 'kr',
    valueText: String,
    scale: { min: 300, max: 2000, step: 10 },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals, parameters }) => {
    const { label, hint, error, valueText } = textsFor(globals, TEXTS);
    return (
      <SliderField
        {...args}
        label={label}
        hint={hint}
        error={parameters.error === true ? error : undefined}
        format={(value) => new Intl.NumberFormat(localeFor(globals)).format(value)}
        valueText={valueText}
      />
    );
  },
} satisfies Meta<typeof SliderField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move one step, Page and Shift ten, Home and End to the ends; the number follows. */
export const Keyboard: Story = {
  name: 'By keys',
  play: async ({ canvasElement, globals }) => {
    const { label, valueText } = textsFor(globals, TEXTS);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: label });
    const slider = await canvas.findByRole('slider', { name: label });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(field).toHaveValue('610');
    await expect(slider).toHaveAttribute('aria-valuetext', valueText(610));
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('710');
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('300');
  },
};

/** A typed number may be outside the scale; the slider is then at its end. */
export const OutsideTheScale: Story = {
  args: { defaultValue: '5000' },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    await expect(slider).toHaveValue('2000');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('5000');
  },
};

/** What is no number is kept, and its field says what is wrong. */
export const WithError: Story = {
  args: { defaultValue: 'mycket' },
  parameters: { error: true },
};

/** Disabled: the value is shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true } };

/** In a narrow container the slider is below the number. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
