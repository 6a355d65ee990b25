import type { Meta, StoryObj } from '@storybook/react-vite';
import { Autocomplete, type Option } from '@vikari/ui-kit/Autocomplete';
import * as sv from '@vikari/ui-kit/texts/sv';
import { expect, fn, userEvent, within } from 'storybook/test';
import { readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: { label: 'Arbetsplats', hint: 'Sjukhus, vårdcentral eller boende.', notes: 'Anteckning' },
  en: { label: 'Workplace', hint: 'A hospital, health centre or home.', notes: 'Note' },
};
const WORKPLACES: readonly Option[] = [
  { id: 'sahlgrenska', label: 'Sahlgrenska', hint: 'Göteborg', count: 41 },
  { id: 'danderyd', label: 'Danderyds sjukhus', hint: 'Danderyd', count: 12 },
  { id: 'ersta', label: 'Ersta sjukhus', hint: 'Stockholm', count: 4 },
  { id: 'lund', label: 'Skånes universitetssjukhus', hint: 'Lund', count: 33 },
  { id: 'umea', label: 'Norrlands universitetssjukhus', hint: 'Umeå', count: 27 },
];
const find = (query: string) =>
  WORKPLACES.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

const meta = {
  title: 'Components/Forms/Autocomplete',
  component: Autocomplete,
  args: { label: '', options: WORKPLACES, labels: sv.autocomplete.labels, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const { label, hint } = textsFor(globals, TEXTS);
    return (
      <Autocomplete {...args} {...readyTextsFor(globals).autocomplete} label={label} hint={hint} />
    );
  },
} satisfies Meta<typeof Autocomplete>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters find, arrows move, Enter chooses. */
export const Keyboard: Story = {
  name: 'By keys',
  play: async ({ canvasElement, args, globals }) => {
    const { label } = textsFor(globals, TEXTS);
    const field = within(canvasElement).getByRole('combobox', { name: label });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('univ');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Norrlands universitetssjukhus');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(WORKPLACES[4]);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(within(canvasElement).getByRole('listbox')).toBeVisible();
  },
};

/** The options come from a server, when typing rests. */
export const LookedUp: Story = {
  args: { loadOptions: async (query) => find(query), delay: 0 },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'ersta');
    await expect(await within(canvasElement).findByRole('option')).toHaveTextContent('Ersta');
  },
};

/** They could not be looked up: it says so below the field, with a button that Tab reaches. */
export const CouldNotBeLookedUp: Story = {
  args: {
    loadOptions: async () => {
      throw new Error('away');
    },
    delay: 0,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const retry = await within(canvasElement).findByRole('button');
    await userEvent.tab();
    await expect(retry).toHaveFocus();
  },
};

/** Nothing matches: what to do stands in the place of the list. */
export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    await expect(within(canvasElement).getAllByText(/xyz/u)[0]).toBeVisible();
  },
};

/** A text that is none of the options is kept. */
export const FreeText: Story = {
  args: { freeText: true },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'Ersta hospice');
    await userEvent.tab();
    await expect(field).toHaveValue('Ersta hospice');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ id: '', label: 'Ersta hospice' });
  },
};

/** Disabled: the choice is shown, but cannot be changed. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: WORKPLACES[0] ?? null },
};
