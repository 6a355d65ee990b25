import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import { textsFor } from '../lib/texts';

const meta = { title: 'Components/Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXTS = {
  sv: { parts: ['Natt', 'Kväll', 'Helg'], title: 'Referenser', add: 'Lägg till' },
  en: { parts: ['Nights', 'Evenings', 'Weekends'], title: 'References', add: 'Add' },
};

/** One below the other. */
export const Column: Story = {
  args: { spacing: 4 },
  render: (args, { globals }) => (
    <Stack {...args}>
      {textsFor(globals, TEXTS).parts.map((part) => (
        <Card key={part}>{part}</Card>
      ))}
    </Stack>
  ),
};

/** Beside each other, in lines that break. */
export const Row: Story = { ...Column, args: { direction: 'row', spacing: 2, columnSpacing: 4 } };

/** A heading and its button, at both ends of a line. */
export const Ends: Story = {
  render: (_args, { globals }) => {
    const { title, add } = textsFor(globals, TEXTS);
    return (
      <Stack
        element="header"
        direction="row"
        spacing={2}
        alignItems="center"
        justifyContent="space-between"
      >
        <h3>{title}</h3>
        <Button variant="secondary">{add}</Button>
      </Stack>
    );
  },
};
