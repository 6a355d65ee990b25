import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { textsFor } from '../lib/texts';
import { FilterSearch } from './filters/FilterSearch';
import { searchOptions } from './filters/names';
import { EMPTY_SEARCH, jobsFor, type SearchFilter, without } from './filters/searchFilter';
import { SEARCH_TEXTS } from './filters/texts';

const meta = {
  title: 'Patterns/Filters',
  // In an iframe: an open sheet would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { initial: EMPTY_SEARCH },
  render: ({ initial }, { globals }) => (
    <FilterSearch texts={textsFor(globals, SEARCH_TEXTS)} initial={initial} />
  ),
} satisfies Meta<{ initial: SearchFilter }>;
export default meta;
type Story = StoryObj<typeof meta>;

const NIGHTS: SearchFilter = { ...EMPTY_SEARCH, role: 'icu-nurse', times: ['night'] };

/**
 * Two filters in the bar, the rest in the sheet; each removed by its chip, the number announced
 * each time.
 */
export const FromBarToChips: Story = {
  play: async ({ canvas, globals, step }) => {
    const texts = textsFor(globals, SEARCH_TEXTS);
    const { roles, times } = searchOptions(texts);
    const number = canvas.getByRole('heading', { level: 2 });
    const chosen = () => within(canvas.getByRole('list', { name: texts.chips.list }));

    await step('the bar waits for its button', async () => {
      const search = within(canvas.getByRole('search'));
      await userEvent.selectOptions(search.getByLabelText(texts.bar.profession), 'icu-nurse');
      await expect(number).toHaveTextContent(texts.found(jobsFor(EMPTY_SEARCH).length));
      await userEvent.click(search.getByRole('button', { name: texts.bar.submit }));
      const count = jobsFor({ ...EMPTY_SEARCH, role: 'icu-nurse' }).length;
      await expect(number).toHaveTextContent(texts.found(count));
    });
    await step('the sheet counts what is staged', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.bar.allFilters }));
      const sheet = within(await screen.findByRole('dialog', { name: texts.sheet.title }));
      const night = await sheet.findByRole('checkbox', {
        name: (name) => name.startsWith(times[2]?.label ?? ''),
      });
      await userEvent.click(night);
      const count = jobsFor(NIGHTS).length;
      await userEvent.click(await sheet.findByRole('button', { name: texts.sheet.apply(count) }));
      await waitFor(() => expect(number).toHaveTextContent(texts.found(count)));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a chip removes one; the focus moves to the remaining one', async () => {
      const role = roles[1]?.label ?? '';
      await userEvent.click(chosen().getByRole('button', { name: texts.chips.remove(role) }));
      const count = jobsFor(without(NIGHTS, 'role')).length;
      await expect(number).toHaveTextContent(texts.found(count));
      await expect(chosen().getByRole('button')).toHaveFocus();
      await expect(canvas.getByText(texts.chips.removed(role))).toBeInTheDocument();
    });
  },
};

/** Staged changes are discarded when the sheet is closed, also by the browser's Back. */
export const LeavingForgets: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsFor(globals, SEARCH_TEXTS);
    const opener = canvas.getByRole('button', { name: texts.bar.allFilters });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog'));
    const boxes = await sheet.findAllByRole('checkbox');
    await userEvent.click(boxes[0] ?? opener);
    await waitFor(() => expect(window.history.state).toMatchObject({ vkModal: 1 }));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // It stays in the page, and is hidden when its animation has ended
    await waitFor(() => expect(document.querySelector('[data-state="closing"]')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: texts.chips.list })).toBeNull();
  },
};

/** No job: which filter to drop, with the number of jobs then. */
export const NothingMatches: Story = {
  args: {
    initial: { ...EMPTY_SEARCH, role: 'midwife', place: 'lulea', rates: { min: 600, max: 3500 } },
  },
  play: async ({ canvas, globals, args }) => {
    const texts = textsFor(globals, SEARCH_TEXTS);
    await expect(canvas.getByRole('heading', { name: texts.empty.title })).toBeVisible();
    const total = jobsFor(without(args.initial, 'place')).length;
    await userEvent.click(
      canvas.getByRole('button', { name: `${texts.empty.without.place}: ${texts.found(total)}` }),
    );
    const number = canvas.getByRole('heading', { level: 2 });
    await expect(number).toHaveTextContent(texts.found(total));
    await expect(number).toHaveFocus();
  },
};

/** On a phone one bar shows the current search and opens all filters. */
export const OnAPhone: Story = {
  args: { initial: NIGHTS },
  globals: { viewport: { value: 'phone' } },
};
