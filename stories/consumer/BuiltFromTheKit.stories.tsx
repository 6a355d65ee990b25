import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { localeFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';
import { BOARD_TEXTS } from './boardTexts';
import { dayText } from './days';
import { ShiftBoard } from './ShiftBoard';

const meta = {
  title: 'Start here/Built from the kit alone',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: { onFill: fn(async () => {}) },
  render: ({ onFill }, { globals }) => (
    <ShiftBoard
      texts={textsFor(globals, BOARD_TEXTS)}
      locale={localeFor(globals)}
      today="2026-11-21"
      onFill={onFill}
    />
  ),
} satisfies Meta<{ onFill: (shiftId: string, colleague: string) => Promise<void> }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The board when it opens. */
export const Board: Story = {};

/** A profession and a typed period; each is removed by its chip. */
export const Filtering: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsFor(globals, BOARD_TEXTS);
    const { filters, dates } = texts;
    await userEvent.selectOptions(canvas.getByLabelText(filters.role), 'nurse');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText(dates.from), '2/12{Enter}');
    await userEvent.type(canvas.getByLabelText(dates.to), '2026-12-04{Enter}');
    await expect(await canvas.findByRole('heading', { name: texts.empty.title })).toBeVisible();
    const chips = within(canvas.getByRole('list', { name: filters.chips.list }));
    await userEvent.click(
      chips.getByRole('button', { name: filters.chips.remove(texts.roles.nurse) }),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(chips.getByRole('button')).toHaveFocus();
  },
};

/**
 * Filled after an empty attempt and a failed one; the card gets the focus and the change is
 * announced.
 */
export const Filling: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onFill).mockRejectedValueOnce(new Error('unavailable'));
  },
  play: async ({ canvas, globals, args, step }) => {
    const texts = textsFor(globals, BOARD_TEXTS);
    const { form } = texts;
    const when = `${dayText('2026-12-01', localeFor(globals))}, 07:00–16:00`;
    const name = texts.fillNamed(`${texts.roles.nurse}, ${when}`);
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: form.title }));
    const save = dialog.getByRole('button', { name: form.save });
    const field = dialog.getByRole('textbox', { name: form.colleague });

    await step('empty: the field has the focus and an error', async () => {
      await userEvent.click(save);
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription(`${form.missing} ${form.colleagueHint}`);
    });
    await step('a failure: what was typed stays', async () => {
      await userEvent.type(field, 'Noor Haddad');
      await userEvent.click(save);
      await expect(await dialog.findByText(form.failed)).toBeVisible();
      await expect(field).toHaveValue('Noor Haddad');
    });
    await step('again: announced, and the card has the focus', async () => {
      await userEvent.click(save);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onFill).toHaveBeenLastCalledWith('s1', 'Noor Haddad');
      await expect(await canvas.findByText(texts.taken('Noor Haddad'))).toBeVisible();
      const [first] = canvas.getAllByRole('heading', { level: 2 });
      await expect(first).toHaveFocus();
      const region = screen.getByRole('region', { name: texts.messages.region });
      await expect(within(region).getByRole('status')).toHaveTextContent(
        texts.filled('Noor Haddad'),
      );
    });
  },
};
