import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@vikari/ui-kit/Heading';
import { Stack } from '@vikari/ui-kit/Stack';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: { title: 'Dina kommande pass', card: 'Natt på avdelning 4' },
  en: { title: 'Your coming shifts', card: 'Night on ward 4' },
};

const meta = {
  title: 'Components/Content/Heading',
  component: Heading,
  args: { level: 1 },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each level looks like itself. */
export const Levels: Story = {
  render: (_args, { globals }) => (
    <Stack spacing={3}>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {textsFor(globals, TEXTS).title}
        </Heading>
      ))}
    </Stack>
  ),
};

/** A card’s title on level 2 looks like a 3: the outline has no gap, and the card no shout. */
export const LookApart: Story = {
  render: (_args, { globals }) => {
    const { title, card } = textsFor(globals, TEXTS);
    return (
      <Stack spacing={3}>
        <Heading level={1}>{title}</Heading>
        <Heading level={2} look={3}>
          {card}
        </Heading>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { card } = textsFor(globals, TEXTS);
    const heading = within(canvasElement).getByRole('heading', { level: 2, name: card });
    await expect(getComputedStyle(heading).fontSize).toBe('19px');
  },
};
