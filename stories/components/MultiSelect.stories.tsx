import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultiSelect } from '@vikari/ui-kit/MultiSelect';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  args: {
    label: '',
    groups: [],
    labels: { ...FORM_TEXTS.sv.multi, matches: String },
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 440 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <MultiSelect
        {...args}
        label={texts.places}
        hint={texts.placesHint}
        groups={textsFor(globals, FILTER_TEXTS).locations}
        labels={{ ...texts.multi, matches: (count) => texts.multi.matches(`${count}`) }}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: arrows and Enter choose, a search finds, Backspace removes the last. */
export const Keyboard: Story = {
  name: 'By keys',
  play: async ({ canvasElement, globals, args, step }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const places = textsFor(globals, FILTER_TEXTS).locations.flatMap(({ options }) => options);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: texts.places });
    const option = (index: number) => {
      const found = canvas.getAllByRole('option').at(index);
      if (!found) throw new Error(`no option ${index}`);
      return found;
    };
    const active = (index: number) =>
      expect(box).toHaveAttribute('aria-activedescendant', option(index).id);

    await step('closed, it says so and has no list', async () => {
      await expect(box).toHaveAttribute('aria-autocomplete', 'list');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toHaveAccessibleDescription(texts.placesHint);
    });
    await step('Arrow down opens the list under its headings', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      const list = canvas.getByRole('listbox', { name: texts.places });
      await expect(list).toHaveAttribute('aria-multiselectable', 'true');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(box).toHaveAttribute('aria-controls', list.id);
      for (const { label } of textsFor(globals, FILTER_TEXTS).locations) {
        await expect(canvas.getByRole('group', { name: label })).toBeVisible();
      }
      await expect(canvas.getAllByRole('option')).toHaveLength(places.length);
    });
    await step('arrows move between the options while the focus stays in the box', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await active(0);
      await userEvent.keyboard('{ArrowDown}');
      await active(1);
      await userEvent.keyboard('{ArrowUp}');
      await active(0);
      await expect(box).toHaveFocus();
    });
    await step('End and Home move to the last and the first option', async () => {
      await userEvent.keyboard('{End}');
      await active(-1);
      await userEvent.keyboard('{Home}');
      await active(0);
    });
    await step('Enter chooses, and the list stays for the next', async () => {
      await expect(option(0)).toHaveAttribute('aria-selected', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['r-01']);
      await expect(option(0)).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('listbox')).toBeVisible();
    });
    await step('searching without diacritics', async () => {
      await userEvent.type(box, 'malmo');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
      await expect(canvas.getByRole('status')).toHaveTextContent(texts.multi.matches('1'));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['r-01', 'm-1280']);
    });
    await step('nothing found', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'xyz');
      await expect(canvas.getByRole('status')).toHaveTextContent(texts.multi.noMatches('xyz'));
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });
    await step('left and right move the caret', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}w');
      await expect(box).toHaveValue('xwyz');
      await userEvent.keyboard('{ArrowRight}v');
      await expect(box).toHaveValue('xwyvz');
    });
    await step('Escape closes, and keeps what is chosen', async () => {
      await userEvent.clear(box);
      await expect(canvas.getByRole('listbox')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['r-01', 'm-1280']);
      await expect(box).toHaveFocus();
    });
    await step('Arrow up opens at the last option', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await userEvent.keyboard('{ArrowUp}');
      await active(-1);
      await userEvent.keyboard('{Escape}');
    });
    await step('Backspace removes the last chosen', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['r-01']);
    });
    await step('Tab leaves and closes; no option is a tab stop', async () => {
      await userEvent.keyboard('{ArrowDown}');
      for (const each of canvas.getAllByRole('option')) {
        await expect(each).toHaveAttribute('tabindex', '-1');
      }
      await userEvent.tab();
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(box).not.toHaveFocus();
    });
  },
};

/** By pointer. */
export const Chosen: Story = {
  args: { defaultValue: ['m-1280', 'm-1480', 'r-25'] },
  play: async ({ canvasElement, globals, args, step }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const canvas = within(canvasElement);
    const chip = (name: string) => canvas.getByRole('button', { name: texts.multi.remove(name) });
    await step('the cross of a chip removes it', async () => {
      await userEvent.click(chip('Malmö'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['m-1480', 'r-25']);
    });
    await step('a press opens the list, and a press on an option chooses it', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.click(canvas.getByRole('option', { name: 'Malmö' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['m-1480', 'r-25', 'm-1280']);
      await expect(canvas.getByRole('option', { name: 'Malmö' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(canvasElement.ownerDocument.body);
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(chip('Malmö')).toBeVisible();
    });
  },
};

/** With its list open. */
export const Open: Story = {
  args: { defaultValue: ['m-1280'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(within(canvasElement).getByRole('listbox')).toBeVisible();
  },
};

/** Known by other names: `findOptions` finds them, the best first, each with its heading. */
export const OtherNames: Story = {
  args: {
    findOptions: (options, query) =>
      options.filter(({ id, label }) =>
        `${label} ${id === 'm-1480' ? 'gbg' : ''}`.toLowerCase().includes(query.toLowerCase()),
      ),
  },
  play: async ({ canvasElement, globals, step }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const places = textsFor(globals, FILTER_TEXTS).locations;
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: texts.places });
    await step('without a text everything is listed, under its headings', async () => {
      await userEvent.click(box);
      await expect(canvas.getAllByRole('group')).toHaveLength(places.length);
    });
    await step('what is found has its heading with it', async () => {
      await userEvent.type(box, 'gbg');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
      const heading = places.find(({ options }) => options.some(({ id }) => id === 'm-1480'));
      await expect(canvas.getByRole('option')).toHaveTextContent(`Göteborg ${heading?.label}`);
      await expect(canvas.queryByRole('group')).toBeNull();
    });
    await step('what was typed is said where nothing is found', async () => {
      await userEvent.type(box, 'x');
      await expect(canvas.getByRole('status')).toHaveTextContent(texts.multi.noMatches('gbgx'));
    });
  },
};

/** Disabled: what is chosen is shown, but cannot be changed. */
export const Disabled: Story = { args: { defaultValue: ['m-1280'], disabled: true } };

/** In a plain form it posts each choice, the browser says when one is missing, and a reset undoes. */
export const InPlainForm: Story = {
  args: { name: 'places', required: true },
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvasElement, globals, step }) => {
    const box = within(canvasElement).getByRole('combobox');
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('no form');
    await step('the browser’s message is at the box', async () => {
      await expect(form.reportValidity()).toBe(false);
      await expect(box).toHaveFocus();
    });
    await step('a choice is posted', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}');
      await expect(new FormData(form).getAll('places')).toEqual(['r-01']);
      await expect(form.checkValidity()).toBe(true);
    });
    await step('a reset undoes it', async () => {
      form.reset();
      await waitFor(() => expect(new FormData(form).has('places')).toBe(false));
      await expect(box).toHaveAttribute(
        'placeholder',
        textsFor(globals, FORM_TEXTS).multi.placeholder,
      );
    });
  },
};
