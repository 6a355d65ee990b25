import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeekPicker } from '@vikari/ui-kit/WeekPicker';
import { expect, fn, userEvent, within } from 'storybook/test';
import { localeFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    label: 'Vilka veckor kan du arbeta?',
    hint: 'Du kan ändra det när som helst.',
    week: (number: string) => `Vecka ${number}`,
    chosen: (count: string) => `${count} veckor valda`,
  },
  en: {
    label: 'Which weeks can you work?',
    hint: 'You can change it at any time.',
    week: (number: string) => `Week ${number}`,
    chosen: (count: string) => `${count} weeks chosen`,
  },
};

const meta = {
  title: 'Components/Dates/WeekPicker',
  component: WeekPicker,
  args: {
    label: '',
    today: '2026-11-21',
    locale: 'sv-SE',
    count: 12,
    labels: { week: String, chosen: String },
    onValueChange: fn(),
  },
  render: (args, { globals }) => {
    const { label, hint, week, chosen } = textsFor(globals, WORDS);
    return (
      <WeekPicker
        {...args}
        locale={localeFor(globals)}
        label={label}
        hint={hint}
        labels={{ week: (number) => week(`${number}`), chosen: (count) => chosen(`${count}`) }}
      />
    );
  },
} satisfies Meta<typeof WeekPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One week, then a whole month; the last week of the year is number 53. */
export const Default: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { label, hint, week, chosen } = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const box = (number: number) =>
      canvas.getByRole('checkbox', {
        name: (name: string) => name.startsWith(`${week(`${number}`)} `),
      });
    const december = canvas.getByRole('checkbox', { name: /december 2026/i });
    await step('the question and each month are groups with a name', async () => {
      await expect(canvas.getByRole('group', { name: label })).toHaveAccessibleDescription(hint);
      await expect(canvas.getByRole('group', { name: /december 2026/i })).toContainElement(
        december,
      );
    });
    await step('a press chooses one week', async () => {
      await userEvent.click(box(48));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['48_2026']);
    });
    await step('Space on the month chooses all its weeks', async () => {
      december.focus();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([
        '48_2026',
        '49_2026',
        '50_2026',
        '51_2026',
        '52_2026',
        '53_2026',
      ]);
      await expect(december).toBeChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent(chosen('6'));
    });
    await step('with one week less the month is chosen in part', async () => {
      await userEvent.click(box(50));
      await expect(december).toBePartiallyChecked();
    });
  },
};
/** A week with an assignment cannot be chosen; what there is in a week stands below its days. */
export const WithContents: Story = {
  args: {
    count: 8,
    fixed: new Set(['49_2026', '50_2026']),
    contents: (key) =>
      key === '49_2026' || key === '50_2026' ? (
        <a href="#assignment">Akutmottagningen</a>
      ) : (
        key === '52_2026' && '25.12.'
      ),
  },
};

/** Weeks chosen in two years. */
export const Chosen: Story = { args: { defaultValue: ['49_2026', '50_2026', '1_2027'] } };

/** Disabled: shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true, count: 4 } };

/** Two years as rows of numbers; the days of a week are in its name. */
export const Numbers: Story = {
  args: { count: 104, layout: 'numbers' },
  play: async ({ canvasElement, globals, args }) => {
    const { week } = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const july = within(canvas.getByRole('group', { name: /(juli|July) 2027/ }));
    const box = july.getByRole('checkbox', {
      name: (name: string) => name.startsWith(`${week('28')} `),
    });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['28_2027']);
    await expect(box).toBeChecked();
    await expect(july.getByRole('checkbox', { name: /(juli|July) 2027/ })).toBePartiallyChecked();
  },
};
