import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTimeField } from '@vikari/ui-kit/DateTimeField';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShiftStart } from '../examples/DateTimeField/ShiftStart';
import { inColumn, openDialog, pickByKeys } from '../lib/pickerStories';
import { localeFor, readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    label: 'Passet börjar',
    hint: 'Från klockan 7.00 i morgon.',
  },
  en: { label: 'The shift begins', hint: 'From 7:00 tomorrow.' },
};

const ERRORS = {
  sv: { error: 'Skriv när passet börjar.' },
  en: { error: 'Write when the shift begins.' },
};

const meta = {
  title: 'Components/Dates/DateTimeField',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  component: DateTimeField,
  args: {
    label: '',
    today: '2026-11-26',
    min: '2026-11-27T07:00',
    max: '2027-11-26',
    timeZone: 'Europe/Stockholm',
    onValueChange: fn(),
  },
  decorators: [inColumn(520)],
  render: (args, { globals }) => (
    <DateTimeField
      {...args}
      {...readyTextsFor(globals).dateTimeField}
      {...textsFor(globals, WORDS)}
      locale={localeFor(globals)}
    />
  ),
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed; the time of the first day is limited too. */
export const Typed: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const canvas = within(canvasElement);
    const { labels } = readyTextsFor(globals).dateTimeField;
    const day = canvas.getByRole('textbox', { name: labels.day });
    const time = canvas.getByRole('textbox', { name: labels.time });
    await step('a day and a time are one value', async () => {
      await userEvent.type(day, '27/11');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.type(time, '1430{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27T14:30');
    });
    await step('a time before the first moment is refused, with a reason', async () => {
      await userEvent.clear(time);
      await userEvent.type(time, '6{Enter}');
      await expect(time).toHaveAccessibleDescription(labels.timeField.problems.too_early);
    });
  },
};

/** Chosen by keys: a day in the calendar, then a time in the list. */
export const Picked: Story = {
  parameters: { docs: { story: { height: '560px' } } },
  args: { defaultValue: '2026-12-01T08:00' },
  play: async ({ canvasElement, globals, args }) => {
    const { dayField, timeField } = readyTextsFor(globals).dateTimeField.labels;
    await openDialog(canvasElement, dayField, 'gridcell');
    await pickByKeys('{ArrowRight}', args.onValueChange, '2026-12-02T08:00');
    await openDialog(canvasElement, timeField, 'option');
  },
};

/** By a clock that is not the reader's, on the night when it is put forward. */
export const OtherZone: Story = {
  args: { timeZone: 'America/New_York', defaultValue: '2027-03-14T02:30' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { labels } = readyTextsFor(globals).dateTimeField;
    await userEvent.click(canvas.getByRole('textbox', { name: labels.time }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: labels.time })).toHaveAccessibleDescription(
      labels.skipped,
    );
  },
};

/** An error of its form. */
export const WithError: Story = {
  args: { required: true },
  render: (args, { globals }) => (
    <DateTimeField
      {...args}
      {...readyTextsFor(globals).dateTimeField}
      {...textsFor(globals, ERRORS)}
      label={textsFor(globals, WORDS).label}
      locale={localeFor(globals)}
    />
  ),
};

/** As a file that can be pasted. */
export const Example: Story = { render: () => <ShiftStart /> };
