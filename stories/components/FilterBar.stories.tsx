import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import {
  FilterBar,
  FilterBarButton,
  FilterBarDate,
  FilterBarSelect,
  FilterBarText,
} from '@vikari/ui-kit/FilterBar';
import { Icon } from '@vikari/ui-kit/Icon';
import type { FormEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Filters/FilterBar',
  component: FilterBar,
  args: {
    label: '',
    submitLabel: '',
    children: null,
    onSubmit: fn((event: FormEvent) => event.preventDefault()),
  },
  render: (args, { globals }) => {
    const { bar, professions, locations } = textsFor(globals, FILTER_TEXTS);
    return (
      <FilterBar
        {...args}
        label={bar.label}
        submitLabel={bar.submit}
        after={
          <Button variant="secondary" size="small" startIcon={<Icon name="filter" />}>
            {bar.allFilters}
          </Button>
        }
      >
        <FilterBarSelect
          label={bar.profession}
          name="roles"
          placeholder={bar.allProfessions}
          groups={professions}
        />
        <FilterBarSelect
          label={bar.location}
          name="locations"
          placeholder={bar.allLocations}
          groups={locations}
        />
        <FilterBarDate label={bar.from} name="from-date" />
        <FilterBarDate label={bar.to} name="to-date" />
        <FilterBarText label={bar.text} name="text" placeholder={bar.textHint} />
      </FilterBar>
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With native controls: it works before any script has loaded. */
export const Native: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const { bar } = textsFor(globals, FILTER_TEXTS);
    const search = within(within(canvasElement).getByRole('search', { name: bar.label }));
    await userEvent.selectOptions(search.getByLabelText(bar.profession), 'barnmorska');
    await userEvent.type(search.getByLabelText(bar.text), 'natt{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const form = search.getByLabelText(bar.text).closest('form');
    const sent = form === null ? [] : [...new FormData(form).entries()];
    await expect(sent).toEqual([
      ['roles', 'barnmorska'],
      ['locations', ''],
      ['from-date', ''],
      ['to-date', ''],
      ['text', 'natt'],
    ]);
  },
};

/** With fields that open their own pickers, in the same boxes. */
export const WithPickers: StoryObj<{ onOpen: () => void }> = {
  args: { onOpen: fn() },
  render: ({ onOpen }, { globals }) => {
    const { bar, professions } = textsFor(globals, FILTER_TEXTS);
    return (
      <FilterBar label={bar.label} submitLabel={bar.submit}>
        <FilterBarButton
          label={bar.profession}
          value={professions[0]?.options[0]?.label}
          placeholder={bar.allProfessions}
          onOpen={onOpen}
        />
        <FilterBarButton label={bar.location} placeholder={bar.allLocations} onOpen={onOpen} />
        <FilterBarButton
          label={bar.period}
          width="wide"
          placeholder={bar.anyPeriod}
          onOpen={onOpen}
        />
      </FilterBar>
    );
  },
  play: async ({ canvasElement, globals, args }) => {
    const { bar, professions } = textsFor(globals, FILTER_TEXTS);
    const chosen = professions[0]?.options[0]?.label;
    const field = within(canvasElement).getByRole('button', {
      name: `${bar.profession} ${chosen}`,
    });
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** On the night band of the start page. */
export const OnNight: Story = {
  decorators: [
    (Story) => (
      <div data-surface="night" style={{ padding: 32 }}>
        <Story />
      </div>
    ),
  ],
};
