import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeField } from '@vikari/ui-kit/TimeField';
import { expect, fn, within } from 'storybook/test';
import { InterviewTime } from '../examples/TimeField/InterviewTime';
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
  sv: { label: 'Ring mig klockan', hint: 'Mellan 8.00 och 17.00.' },
  en: { label: 'Call me at', hint: 'Between 8:00 and 17:00.' },
};

const inLanguage = (globals: Readonly<Record<string, unknown>>) => ({
  locale: localeFor(globals),
  ...readyTextsFor(globals).timeField,
});

const meta = {
  title: 'Components/Dates/TimeField',
  parameters: WITH_DIALOG,
  component: TimeField,
  args: { label: '', min: '08:00', max: '17:00', onValueChange: fn() },
  decorators: [inColumn(320)],
  render: (args, { globals }) => (
    <TimeField {...args} {...inLanguage(globals)} {...textsFor(globals, WORDS)} />
  ),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in several formats; what is no time is said at the field. */
export const Typed: Story = {
  parameters: FIELD_ALONE,
  play: async ({ canvasElement, globals, args, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: textsFor(globals, WORDS).label });
    const { problems } = inLanguage(globals).labels;
    await step('digits alone are a time', async () => {
      await typeValue(input, '1430', args.onValueChange, '14:30');
      await expect(input).toHaveValue('14:30');
    });
    await step('a time after the last one is refused, with a reason', async () => {
      await typeRefused(input, '18', problems.too_late);
    });
  },
};

/** Chosen in the list by keys. */
export const Picked: Story = {
  args: { defaultValue: '10:30' },
  play: async ({ canvasElement, globals, args }) => {
    const { labels } = inLanguage(globals);
    await openDialog(canvasElement, labels, 'option');
    await pickByKeys('{ArrowDown}', args.onValueChange, '11:00');
    await openDialog(canvasElement, labels, 'option');
  },
};

/** An error of its form. */
export const WithError: Story = {
  parameters: FIELD_ALONE,
  args: { required: true },
  render: (args, { globals }) => {
    const { label } = textsFor(globals, WORDS);
    const { labels, locale } = inLanguage(globals);
    return <TimeField {...args} {...{ label, labels, locale }} error={labels.problems.invalid} />;
  },
};

/** As a file that can be pasted. */
export const Example: Story = {
  parameters: FIELD_ALONE,
  render: () => <InterviewTime />,
};
