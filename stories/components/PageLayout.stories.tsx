import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vikari/ui-kit/Card';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Layout/PageLayout',
  component: PageLayout,
  // A page has a heading of its own, and the width of a window
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof PageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXTS = {
  sv: { title: 'Mina ansökningar', text: 'Här ser du vad som händer med dina ansökningar.' },
  en: {
    title: 'My applications',
    text: 'This is where you see what happens to your applications.',
  },
};

/** A list to work with. */
export const Page: Story = {
  render: (args, { globals }) => {
    const { title, text } = textsFor(globals, TEXTS);
    return (
      <PageLayout {...args}>
        <h1>{title}</h1>
        <Card>{text}</Card>
      </PageLayout>
    );
  },
};

/** A message or a short form. */
export const Narrow: Story = { ...Page, args: { maxWidth: 'xs', padding: 'large', spacing: 4 } };
