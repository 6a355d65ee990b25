import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionGroup } from '@vikari/ui-kit/OptionGroup';
import { expect, fn, userEvent, within } from 'storybook/test';
import { counted, FILTER_TEXTS } from '../lib/filterTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Filters/OptionGroup',
  component: OptionGroup,
  args: {
    label: '',
    options: [],
    labels: FILTER_TEXTS.sv.group,
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
    const { group, professions } = textsFor(globals, FILTER_TEXTS);
    const nurses = professions[0];
    return (
      <OptionGroup
        {...args}
        label={nurses?.label ?? ''}
        options={counted(nurses?.options ?? [])}
        labels={group}
      />
    );
  },
} satisfies Meta<typeof OptionGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The group's box covers its members and shows a dash while only some are chosen. */
export const SelectsAll: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { group, professions } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    const nurses = professions[0];
    const options = counted(nurses?.options ?? []);
    const all = canvas.getByRole('checkbox', { name: nurses?.label });
    const first = options[0];
    const firstBox = canvas.getByRole('checkbox', {
      name: `${first?.label} , ${group.count(first?.count ?? 0)}`,
    });

    await step('the group has a name', async () => {
      await expect(canvas.getByRole('group', { name: nurses?.label ?? '' })).toContainElement(all);
    });
    await step('one of them', async () => {
      await userEvent.click(firstBox);
      await expect(all).toBePartiallyChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith([first?.id]);
    });
    await step('all of them, by keyboard', async () => {
      all.focus();
      await userEvent.keyboard(' ');
      await expect(all).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(options.map(({ id }) => id));
    });
    await step('none of them', async () => {
      await userEvent.keyboard(' ');
      await expect(firstBox).not.toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

/** Many options: a search within, and the rest behind "show more". */
export const LongWithSearch: Story = {
  render: (args, { globals }) => {
    const { group, systems } = textsFor(globals, FILTER_TEXTS);
    return (
      <OptionGroup
        {...args}
        selectsAll={false}
        label={group.systems}
        options={systems.map((label, at) => ({ id: label, label, count: (at * 7) % 31 }))}
        labels={group}
      />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const { group, systems } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    await step('show more keeps the focus on the button', async () => {
      const more = canvas.getByRole('button', { name: group.showMore(systems.length - 6) });
      await userEvent.click(more);
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(systems.length);
      await expect(canvas.getByRole('button', { name: group.showLess })).toHaveFocus();
    });
    await step(
      'the search finds by any part of a longer word, and says what it did not find',
      async () => {
        await userEvent.type(canvas.getByRole('searchbox'), 'isph');
        await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
        await expect(canvas.getByRole('status')).toHaveTextContent(group.matches(1));
        await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
        await expect(canvas.getByText(group.noMatches('isphzzz'))).toBeVisible();
      },
    );
  },
};
