import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@vikari/ui-kit/Icon';
import { SegmentedControl } from '@vikari/ui-kit/SegmentedControl';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: { label: 'Visa som', views: ['Lista', 'Vecka', 'Månad'] },
  en: { label: 'Show as', views: ['List', 'Week', 'Month'] },
};
const IDS = ['list', 'week', 'month'] as const;
const ICONS = { list: 'list', week: 'calendar', month: 'clock' } as const;

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: '', options: [], defaultValue: 'list', onValueChange: fn() },
  render: (args, { globals, parameters }) => {
    const { label, views } = textsFor(globals, TEXTS);
    return (
      <SegmentedControl
        {...args}
        label={label}
        options={IDS.map((id, at) => ({
          id,
          label: views[at] ?? '',
          icon: parameters.icons === true && <Icon name={ICONS[id]} size="small" />,
        }))}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows choose, as in any group of radio buttons. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
  },
};

/** An icon helps to find, and the word says it. */
export const WithIcons: Story = { parameters: { icons: true } };

/** The segments share the width. */
export const FullWidth: Story = { args: { fullWidth: true } };

/** Disabled: the choice is shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true } };
