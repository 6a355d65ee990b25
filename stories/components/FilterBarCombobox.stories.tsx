import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterBar, FilterBarText } from '@vikari/ui-kit/FilterBar';
import { FilterBarCombobox, type Option } from '@vikari/ui-kit/FilterBarCombobox';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { textsFor } from '../lib/texts';

const COUNTS = [412, 96, 38, 7];

const meta = {
  title: 'Components/Filters/FilterBarCombobox',
  component: FilterBarCombobox,
  args: {
    label: '',
    value: null,
    options: [],
    onType: fn(),
    onValueChange: fn(),
    labels: { clear: '', list: '', noMatches: String, busy: '', matches: String, count: String },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: function Render(args, { globals }) {
    const { bar, combobox, professions } = textsFor(globals, FILTER_TEXTS);
    const [value, setValue] = useState<Option | null>(args.value ?? null);
    const [typed, setTyped] = useState('');
    const options = professions.flatMap(({ label, options: members }) =>
      members.map((option, at) => ({ ...option, hint: label, count: COUNTS[at] })),
    );
    return (
      <FilterBar label={bar.label} submitLabel={bar.submit}>
        <FilterBarText label={bar.text} width="wide" placeholder={bar.textHint} />
        <FilterBarCombobox
          {...args}
          label={bar.profession}
          placeholder={bar.allProfessions}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange?.(next);
          }}
          options={
            args.busy
              ? []
              : options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
          }
          onType={setTyped}
          labels={{
            ...combobox,
            matches: (count) => combobox.matches(`${count}`),
            count: (count) => combobox.count(`${count}`),
          }}
        />
      </FilterBar>
    );
  },
} satisfies Meta<typeof FilterBarCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: typed, moved through with the arrows, chosen with Enter, emptied by its button. */
export const Keyboard: Story = {
  name: 'By keys',
  play: async ({ canvasElement, globals, args, step }) => {
    const { bar, combobox, professions } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: bar.profession });
    await step('the typed text filters the options, and their number is announced', async () => {
      await userEvent.type(box, professions[0]?.options[1]?.label.slice(0, 5) ?? '');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
      await expect(canvas.getByRole('status')).toHaveTextContent(combobox.matches('1'));
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'iva-sjukskoterska' }),
      );
      await expect(box).toHaveValue(professions[0]?.options[1]?.label);
    });
    await step('Alt and Down opens, Escape closes', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(canvas.getByRole('listbox', { name: combobox.list })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('its button empties it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: combobox.clear }));
      await expect(box).toHaveValue('');
    });
  },
};

/** The open list: what an option belongs to, and how many jobs it has. */
export const Open: Story = {
  play: async ({ canvasElement, globals }) => {
    const { bar } = textsFor(globals, FILTER_TEXTS);
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: bar.profession }));
  },
};

/** While the options of the typed text are looked up. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, globals }) => {
    const { bar, combobox } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: bar.profession }), 'ssk');
    await expect(canvas.getByText(combobox.busy)).toBeVisible();
  },
};
