import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '@vikari/ui-kit/DateField';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  component: DateField,
  args: { label: '', today: '2026-11-26', min: '2026-11-26', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <DateField {...args} {...inLanguage(globals)} {...textsFor(globals, WORDS)} />
  ),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in several formats; what is no day is said at the field. */
export const Typed: Story = {
  parameters: { docs: { story: { height: '160px' } } },
  play: async ({ canvasElement, globals, args, step }) => {
    const canvas = within(canvasElement);
    const { label } = textsFor(globals, WORDS);
    const { labels } = inLanguage(globals);
    const input = canvas.getByRole('textbox', { name: label });
    await step('a day without a year is the next one', async () => {
      await userEvent.type(input, '1/12');
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    });
    await step('a day that lies before the first one is refused, with a reason', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '2026-11-01{Enter}');
      await expect(input).toHaveAccessibleDescription(
        expect.stringContaining(labels.problems.too_early),
      );
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
    const canvas = within(canvasElement);
    const { labels } = inLanguage(globals);
    const open = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: labels.title });
    const chosen = await within(dialog).findByRole('gridcell', { selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-02');
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: labels.title });
  },
};

/** An error of its form. */
export const WithError: Story = {
  parameters: { docs: { story: { height: '160px' } } },
  args: { required: true },
  render: (args, { globals }) => {
    const { label } = textsFor(globals, WORDS);
    const { labels, locale } = inLanguage(globals);
    return <DateField {...args} {...{ label, labels, locale }} error={labels.problems.invalid} />;
  },
};
