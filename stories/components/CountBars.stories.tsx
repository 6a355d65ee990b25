import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBars } from '@vikari/ui-kit/CountBars';
import { expect } from 'storybook/test';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: {
    byRole: 'Lediga uppdrag efter yrke',
    byWeek: 'Lediga uppdrag efter vecka',
    roles: ['Sjuksköterska', 'Undersköterska', 'Barnmorska', 'Specialistläkare allmänmedicin'],
    short: (week: number) => `v. ${week}`,
    week: (week: number) => `Vecka ${week}`,
    count: (count: number) => `${count} uppdrag`,
  },
  en: {
    byRole: 'Open assignments by profession',
    byWeek: 'Open assignments by week',
    roles: ['Nurse', 'Assistant nurse', 'Midwife', 'Specialist in general practice'],
    short: (week: number) => `wk ${week}`,
    week: (week: number) => `Week ${week}`,
    count: (count: number) => `${count} assignments`,
  },
};
const COUNTS = [412, 268, 97, 31];
const WEEKS = [118, 164, 203, 221, 190, 96, 64, 152];

const meta = {
  title: 'Components/CountBars',
  component: CountBars,
  args: { label: '', items: [], formatCount: String },
} satisfies Meta<typeof CountBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As rows, for names of any length. */
export const Rows: Story = {
  render: (args, { globals }) => {
    const { byRole, roles, count } = textsFor(globals, TEXTS);
    const items = roles.map((label, at) => {
      const total = COUNTS[at] ?? 0;
      return { href: `#${label}`, label, count: total, countText: count(total) };
    });
    return <CountBars {...args} label={byRole} items={items} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Barnmorska|Midwife) ?, 97/ })).toBeVisible();
  },
};

/** As columns, for weeks and other short names in order. */
export const Columns: Story = {
  render: (args, { globals }) => {
    const { byWeek, short, week, count } = textsFor(globals, TEXTS);
    const items = WEEKS.map((total, at) => ({
      href: `#${at}`,
      label: short(45 + at),
      fullLabel: week(45 + at),
      count: total,
      countText: count(total),
    }));
    return <CountBars {...args} layout="columns" label={byWeek} items={items} />;
  },
};

/** On the night surface the bars have the accent. */
export const OnNight: Story = {
  ...Columns,
  decorators: [
    (Story) => (
      <div
        data-surface="night"
        style={{ padding: 24, background: 'var(--vk-surface-night)', color: 'var(--vk-text)' }}
      >
        <Story />
      </div>
    ),
  ],
};
