import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/EmptyState',
  component: EmptyState,
  args: { title: 'Inga uppdrag matchar ditt filter' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    title: 'Inga uppdrag matchar ditt filter',
    text: 'Utan kravet på mer än 1 200 kr/h finns det 38 uppdrag i Uppsala.',
    drop: 'Ta bort ersättning',
    clear: 'Rensa alla filter',
    none: 'Du har inte sökt något uppdrag än',
    find: 'Hitta uppdrag',
  },
  en: {
    title: 'No assignments match your filters',
    text: 'Without a rate over SEK 1,200/h there are 38 assignments in Uppsala.',
    drop: 'Remove the rate',
    clear: 'Clear all filters',
    none: 'You have not applied for anything yet',
    find: 'Find assignments',
  },
};

/** A search without results suggests which filter to drop. */
export const NoResult: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <EmptyState
        title={words.title}
        icon={<Icon name="search" />}
        actions={
          <>
            <Button>{words.drop}</Button>
            <Button variant="secondary">{words.clear}</Button>
          </>
        }
      >
        <p>{words.text}</p>
      </EmptyState>
    );
  },
};

/** Nothing there yet: a link to the first step. */
export const NothingYet: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <EmptyState
        title={words.none}
        icon={<Icon name="sunrise" />}
        actions={<Button href="#jobs">{words.find}</Button>}
      />
    );
  },
};
