import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRangeDialog, DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DATE_TEXTS, dateRangeLabels } from '../lib/dateTexts';
import { localeFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const TODAY = '2026-11-21';

const meta = {
  title: 'Components/Dates/DateRangeField',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '560px' } } },
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
        locale={localeFor(globals)}
        label={texts.label}
        hint={texts.hint}
        labels={dateRangeLabels(texts)}
      />
    );
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in several formats; an error is shown, and nothing changes until it is corrected. */
export const Typed: Story = {
  parameters: { docs: { opens: null, story: { height: '200px' } } },
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
    await step('an end after the start is accepted', async () => {
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
    const focused = async (name: RegExp) => {
      const day = await box.findByRole('gridcell', { name });
      await waitFor(() => expect(day).toHaveFocus());
      return day;
    };

    await step('the button says that it opens a dialog, and the dialog is modal', async () => {
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    });
    await step('the grid has the name of its month, which is said when it changes', async () => {
      await expect(box.getByRole('grid', { name: /november 2026/i })).toBeVisible();
      await expect(
        box.getByText(/^november 2026$/i, { ignore: '[hidden]' }).closest('[aria-live="polite"]'),
      ).toBeVisible();
    });
    await step('columns have the full names of the days', async () => {
      const [month = box] = box.getAllByRole('grid').map((grid) => within(grid));
      const heads = month.getAllByRole('columnheader');
      await expect(heads).toHaveLength(8);
      await expect(heads[0]).toHaveAccessibleName(dialog.calendar.weekColumn);
      await expect(heads[1]).toHaveAccessibleName(/^(måndag|Monday)$/);
    });
    await step('two months are side by side where there is space', async () => {
      const isWide = window.matchMedia('(min-width: 768px)').matches;
      await expect(box.getAllByRole('grid')).toHaveLength(isWide ? 2 : 1);
    });
    await step(
      'the focus is on today, an earlier day cannot be chosen, weeks have numbers',
      async () => {
        await waitFor(() => expect(today).toHaveFocus());
        await expect(box.getByRole('gridcell', { name: /20 november 2026/i })).toBeDisabled();
        await expect(
          box.getByRole('rowheader', { name: dialog.calendar.week('47') }),
        ).toBeVisible();
      },
    );
    await step('one day is a tab stop, and the tab order wraps around', async () => {
      const stops = box
        .getAllByRole('gridcell')
        .filter((cell) => cell.getAttribute('tabindex') === '0');
      await expect(stops).toEqual([today]);
      await userEvent.tab();
      await expect(box.getByRole('button', { name: dialog.clear })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(box.getByRole('button', { name: dialog.close })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(today).toHaveFocus();
    });
    await step('PageDown is the next month, PageUp the one before', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}');
      await focused(/21 januari 2027|21 January 2027/);
      await userEvent.keyboard('{PageUp}');
      await focused(december(21));
    });
    await step('with Shift they move by a year', async () => {
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await focused(/21 dece?mber 2027/i);
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await focused(december(21));
    });
    await step('Home and End are the Monday and the Sunday of the week', async () => {
      await userEvent.keyboard('{End}');
      await focused(december(27));
      await userEvent.keyboard('{Home}');
      await focused(december(21));
    });
    await step('arrows move by a day or a week', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await focused(december(28));
      await userEvent.keyboard('{ArrowRight}');
      await focused(december(29));
      await userEvent.keyboard('{ArrowUp}');
      await focused(december(22));
      await userEvent.keyboard('{ArrowLeft}');
      await focused(december(21));
    });
    await step('a start, an end, and the days between', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
      await expect(box.getByRole('gridcell', { name: december(13) })).toHaveAccessibleName(
        expect.stringContaining(dialog.calendar.places.start),
      );
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight} ');
      await expect(box.getByRole('gridcell', { name: december(15) })).toHaveAccessibleName(
        expect.stringContaining(dialog.calendar.places.inside),
      );
      const selected = box.getAllByRole('gridcell', { selected: true });
      await expect(selected).toHaveLength(6);
      await expect(box.getByRole('status')).toHaveTextContent('6');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('applied, and the focus is returned', async () => {
      await userEvent.click(box.getByRole('button', { name: dialog.apply }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        from: '2026-12-13',
        to: '2026-12-18',
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('opened again, the focus is on the chosen day; a press chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(december(18)));
      const again = within(screen.getByRole('dialog'));
      await userEvent.click(again.getByRole('gridcell', { name: december(22) }));
      await expect(again.getByRole('gridcell', { name: december(22) })).toHaveAccessibleName(
        expect.stringContaining(dialog.calendar.places.start),
      );
    });
    await step('Escape closes and changes nothing, the focus is returned', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
    await step('Alt and Arrow down opens it from a field, Alt and Arrow up closes it', async () => {
      const from = within(canvasElement).getByRole('textbox', { name: field.from });
      from.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('dialog');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(december(18)));
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(from).toHaveFocus();
    });
  },
};

/** The calendar by pointer: the buttons of the month, and a press on a day. */
export const Pointer: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { field } = textsFor(globals, DATE_TEXTS);
    const { dialog } = field;
    const opener = within(canvasElement).getByRole('button', { name: field.open });
    await userEvent.click(opener);
    const box = within(await screen.findByRole('dialog', { name: dialog.title }));
    const next = await box.findByRole('button', { name: dialog.calendar.nextMonth });
    const previous = box.getByRole('button', { name: dialog.calendar.previousMonth });

    await step('months without a selectable day cannot be reached', async () => {
      await expect(previous).toBeDisabled();
    });
    await step('a button moves to the next month and keeps the focus', async () => {
      await userEvent.click(next);
      await expect(await box.findByRole('grid', { name: /dece?mber 2026/i })).toBeVisible();
      await expect(next).toHaveFocus();
    });
    await step('and one back', async () => {
      await userEvent.click(previous);
      await expect(await box.findByRole('grid', { name: /november 2026/i })).toBeVisible();
    });
    await step('a press on two days is a period', async () => {
      await userEvent.click(box.getByRole('gridcell', { name: /23 november 2026/i }));
      await userEvent.click(box.getByRole('gridcell', { name: /27 november 2026/i }));
      await expect(box.getAllByRole('gridcell', { selected: true })).toHaveLength(5);
    });
    await step('a press outside closes it and changes nothing', async () => {
      const layer = screen.getByRole('dialog').parentElement;
      await userEvent.click(layer?.firstElementChild ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
  },
};

/** Whole weeks: typed in the first field, or chosen in the dialog. */
export const Weeks: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { field } = textsFor(globals, DATE_TEXTS);
    const canvas = within(canvasElement);
    await step('both weeks are typed at once', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: field.from }), 'v. 26–30{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        from: '2027-06-28',
        to: '2027-08-01',
      });
    });
    await step('another last week is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: field.open }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.selectOptions(
        dialog.getByRole('combobox', { name: field.dialog.weeks.to }),
        '31_2027',
      );
      await userEvent.click(dialog.getByRole('button', { name: field.dialog.apply }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        from: '2027-06-28',
        to: '2027-08-08',
      });
    });
  },
};

/** Low in the window it opens above its fields or beside them: it never covers them. */
export const NearTheEdge: Story = {
  args: { defaultValue: { from: '2026-11-26', to: '2026-12-11' } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '60vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const { field } = textsFor(globals, DATE_TEXTS);
    const opener = within(canvasElement).getByRole('button', { name: field.open });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    if (!window.matchMedia('(min-width: 768px)').matches) return;
    await waitFor(() => expect(dialog).toHaveAttribute('data-place', 'beside'));
    const box = dialog.getBoundingClientRect();
    const own = opener.getBoundingClientRect();
    const isApart =
      box.top >= own.bottom ||
      box.bottom <= own.top ||
      box.left >= own.right ||
      box.right <= own.left;
    await expect(isApart).toBe(true);
  },
};

/** The period as it looks in the calendar. */
export const Open: Story = {
  args: { defaultValue: { from: '2026-12-08', to: '2026-12-18' } },
  play: async ({ canvasElement, globals }) => {
    const { field } = textsFor(globals, DATE_TEXTS);
    await userEvent.click(within(canvasElement).getByRole('button', { name: field.open }));
    const [month] = await screen.findAllByRole('grid');
    await expect(month).toBeVisible();
  },
};

/** On a phone it is a dialog with one month. */
export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

/** Disabled: neither typed nor opened. */
export const Disabled: Story = {
  parameters: { docs: { opens: null, story: { height: '200px' } } },
  args: { disabled: true, defaultValue: { from: '2026-12-08', to: '2026-12-18' } },
};

const nothing = () => {};

/** The field and its calendar together. */
export const Parts: Story = {
  parameters: { docs: { story: { height: '800px' } } },
  args: { defaultValue: { from: '2026-12-08', to: '2026-12-18' } },
  decorators: [
    (Story, { args, globals }) => {
      const texts = textsFor(globals, DATE_TEXTS);
      return (
        <>
          <Story />
          <DateRangeDialog
            open
            anchor={new DOMRect(16, 16, 420, 120)}
            value={{ from: '2026-12-08', to: '2026-12-18' }}
            onApply={nothing}
            onClose={nothing}
            today={args.today}
            min={args.min}
            locale={localeFor(globals)}
            labels={dateRangeLabels(texts).dialog}
          />
        </>
      );
    },
  ],
};
