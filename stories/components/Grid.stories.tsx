import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vikari/ui-kit/Card';
import { Grid } from '@vikari/ui-kit/Grid';
import { expect } from 'storybook/test';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: { parts: ['Natt', 'Kväll', 'Helg', 'Dag', 'Jour', 'Beredskap'] },
  en: { parts: ['Nights', 'Evenings', 'Weekends', 'Days', 'On call', 'Standby'] },
};

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  render: (args, { globals }) => (
    <Grid {...args}>
      {textsFor(globals, TEXTS).parts.map((part) => (
        <Card key={part}>{part}</Card>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector('div') as HTMLElement).gridTemplateColumns.split(' ')
    .length;

/** As many columns as fit, each at least 14 rem wide. */
export const Columns: Story = {};

/** Two columns at most, however wide the place is. */
export const AtMostTwo: Story = {
  args: { maxColumns: 2, minColumnWidth: 'small' },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(2);
  },
};

/** Few parts keep a column’s width. */
export const FewParts: Story = {
  args: { justifyItems: 'start', minColumnWidth: 'small' },
  render: (args, { globals }) => (
    <Grid {...args}>
      {textsFor(globals, TEXTS)
        .parts.slice(0, 2)
        .map((part) => (
          <Card key={part}>{part}</Card>
        ))}
    </Grid>
  ),
};
