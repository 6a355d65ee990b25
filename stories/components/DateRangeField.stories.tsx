import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals';
import { DATE_TEXTS, dateRangeLabels } from '../lib/dateTexts';
import { textsFor } from '../lib/texts';

const TODAY = '2026-11-21';

const meta = {
  title: 'Components/Dates/DateRangeField',
  // In a frame of its own: an open one would lie over the whole page of the docs.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: DateRangeField,
  args: {
    label: '',
    today: TODAY,
    min: TODAY,
    locale: 'sv-SE',
    labels: dateRangeLabels(DATE_TEXTS.sv),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const texts = textsFor(globals, DATE_TEXTS);
    return (
      <DateRangeField
        {...args}
        locale={readGlobals(globals).locale === 'sv' ? 'sv-SE' : 'en-GB'}
        label={texts.label}
        hint={texts.hint}
        labels={dateRangeLabels(texts)}
      />
    );
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in several forms; what is wrong is said, and nothing counts until it is right. */
export const Typed: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { field } = textsFor(globals, DATE_TEXTS);
    const canvas = within(canvasElement);
    const from = canvas.getByRole('textbox', { name: field.from });
    const to = canvas.getByRole('textbox', { name: field.to });
    await step('1/12 is the next first of December', async () => {
      await userEvent.type(from, '1/12');
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: null });
    });
    await step('an end before the start is refused, with a reason', async () => {
      await userEvent.type(to, '30 nov{Enter}');
      await expect(canvas.getByText(field.dialog.problems.end_not_after_start)).toBeVisible();
      await expect(to).toBeInvalid();
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    });
    await step('and taken when it is after', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, '2027-01-14{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        from: '2026-12-01',
        to: '2027-01-14',
      });
      await expect(canvas.queryByText(field.dialog.problems.end_not_after_start)).toBeNull();
    });
    await step('no date', async () => {
      await userEvent.clear(from);
      await userEvent.type(from, '31 juni{Enter}');
      await expect(canvas.getByText(field.dialog.problems.invalid_from)).toBeVisible();
    });
  },
};

const december = (day: number) => new RegExp(`(^|\\D)${day} dece?mber 2026|${day} Décémbér`, 'i');

/** In the calendar, by keyboard and by pointer. */
export const Calendar: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { field } = textsFor(globals, DATE_TEXTS);
    const { dialog } = field;
    const opener = within(canvasElement).getByRole('button', { name: field.open });
    await userEvent.click(opener);
    const box = within(await screen.findByRole('dialog', { name: dialog.title }));
    const today = await box.findByRole('gridcell', { name: /21 november 2026/i });

    await step(
      'the focus is on today, a day before cannot be chosen, weeks have numbers',
      async () => {
        await waitFor(() => expect(today).toHaveFocus());
        await expect(box.getByRole('gridcell', { name: /20 november 2026/i })).toBeDisabled();
        await expect(
          box.getByRole('rowheader', { name: dialog.calendar.week('47') }),
        ).toBeVisible();
      },
    );
    await step('PageDown is the next month', async () => {
      await userEvent.keyboard('{PageDown}');
      const day = await box.findByRole('gridcell', { name: december(21) });
      await waitFor(() => expect(day).toHaveFocus());
    });
    await step('a start, an end, and the days between', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
      await expect(box.getByRole('gridcell', { name: december(13) })).toHaveAccessibleName(
        expect.stringContaining(dialog.calendar.places.start),
      );
      await userEvent.click(box.getByRole('gridcell', { name: december(18) }));
      await expect(box.getByRole('gridcell', { name: december(15) })).toHaveAccessibleName(
        expect.stringContaining(dialog.calendar.places.inside),
      );
      await expect(box.getByRole('status')).toHaveTextContent('6');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('applied, and the focus is back', async () => {
      await userEvent.click(box.getByRole('button', { name: dialog.apply }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        from: '2026-12-13',
        to: '2026-12-18',
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

/** As it looks. */
export const Open: Story = {
  args: { defaultValue: { from: '2026-12-08', to: '2026-12-18' } },
  play: async ({ canvasElement, globals }) => {
    const { field } = textsFor(globals, DATE_TEXTS);
    await userEvent.click(within(canvasElement).getByRole('button', { name: field.open }));
    await expect(await screen.findByRole('grid', undefined, { timeout: 5000 })).toBeVisible();
  },
};
export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const Disabled: Story = {
  args: { disabled: true, defaultValue: { from: '2026-12-08', to: '2026-12-18' } },
};
