import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '@vikari/ui-kit/DateField';
import { fn, within } from 'storybook/test';
import {
  FIELD_ALONE,
  inColumn,
  openDialog,
  pickByKeys,
  typeRefused,
  typeValue,
  WITH_DIALOG,
} from '../lib/pickerStories';
import { localeFor, readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: { label: 'Första dagen', hint: 'Den första dagen du kan arbeta.' },
  en: { label: 'First day', hint: 'The first day that you can work.' },
};

const inLanguage = (globals: Readonly<Record<string, unknown>>) => ({
  locale: localeFor(globals),
  ...readyTextsFor(globals).dateField,
});

const meta = {
  title: 'Components/Dates/DateField',
  parameters: WITH_DIALOG,
  component: DateField,
  args: { label: '', today: '2026-11-26', min: '2026-11-26', onValueChange: fn() },
  decorators: [inColumn(320)],
  render: (args, { globals }) => (
    <DateField {...args} {...inLanguage(globals)} {...textsFor(globals, WORDS)} />
  ),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in several formats; what is no day is said at the field. */
export const Typed: Story = {
  parameters: FIELD_ALONE,
  play: async ({ canvasElement, globals, args, step }) => {
    const canvas = within(canvasElement);
    const { label } = textsFor(globals, WORDS);
    const { labels } = inLanguage(globals);
    const input = canvas.getByRole('textbox', { name: label });
    await step('a day without a year is the next one', async () => {
      await typeValue(input, '1/12', args.onValueChange, '2026-12-01');
    });
    await step('a day that lies before the first one is refused, with a reason', async () => {
      await typeRefused(input, '2026-11-01', labels.problems.too_early);
    });
  },
};

/** Chosen in the calendar by keys; some days are taken. */
export const Picked: Story = {
  args: {
    defaultValue: '2026-12-01',
    weeks: true,
    isUnavailable: (day) => day === '2026-12-24' || day === '2026-12-25',
  },
  play: async ({ canvasElement, globals, args }) => {
    const { labels } = inLanguage(globals);
    await openDialog(canvasElement, labels, 'gridcell');
    await pickByKeys('{ArrowRight}', args.onValueChange, '2026-12-02');
    await openDialog(canvasElement, labels, 'gridcell');
  },
};

/** An error of its form. */
export const WithError: Story = {
  parameters: FIELD_ALONE,
  args: { required: true },
  render: (args, { globals }) => {
    const { label } = textsFor(globals, WORDS);
    const { labels, locale } = inLanguage(globals);
    return <DateField {...args} {...{ label, labels, locale }} error={labels.problems.invalid} />;
  },
};
