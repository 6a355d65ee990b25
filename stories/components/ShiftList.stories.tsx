import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShiftList } from '@vikari/ui-kit/ShiftList';
import { expect, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/ShiftList',
  component: ShiftList,
  args: { weeks: [], moreLabel: (count) => `${count}` },
} satisfies Meta<typeof ShiftList>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    more: (count: number) => (count === 1 ? 'Visa 1 vecka till' : `Visa ${count} veckor till`),
    nextDay: 'slutar nästa dag',
    weeks: [
      { title: 'Vecka 14', note: '30 mars – 5 apr. 2026', days: 'mån–fre', late: '' },
      { title: 'Vecka 15', note: '6 – 12 apr. 2026', days: 'mån, tis', late: 'tors–lör' },
      { title: 'Vecka 16', note: '13 – 19 apr. 2026', days: 'ons–fre', late: 'lör, sön' },
    ],
  },
  en: {
    more: (count: number) => (count === 1 ? 'Show 1 more week' : `Show ${count} more weeks`),
    nextDay: 'ends the next day',
    weeks: [
      { title: 'Week 14', note: '30 Mar – 5 Apr 2026', days: 'Mon–Fri', late: '' },
      { title: 'Week 15', note: '6 – 12 Apr 2026', days: 'Mon, Tue', late: 'Thu–Sat' },
      { title: 'Week 16', note: '13 – 19 Apr 2026', days: 'Wed–Fri', late: 'Sat, Sun' },
    ],
  },
};

/** The weeks after the first two are opened. */
export const Default: Story = {
  render: (args, { globals }) => {
    const { weeks, more, nextDay } = textsFor(globals, WORDS);
    return (
      <ShiftList
        {...args}
        moreLabel={more}
        weeks={weeks.map(({ title, note, days, late }) => ({
          id: title,
          title,
          note,
          rows: [
            { days, times: '07:00–15:30' },
            ...(late ? [{ days: late, times: '21:00–07:00', note: nextDay }] : []),
          ],
        }))}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { weeks, more } = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const last = canvas.getByText(weeks.at(-1)?.title ?? '');
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText(more(1)));
    await expect(last).toBeVisible();
  },
};

/** A short assignment: nothing to open. */
export const AllShown: Story = {
  ...Default,
  args: { shown: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};
