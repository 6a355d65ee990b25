import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { textsFor } from '../lib/texts';

const meta = { title: 'Components/EndBar', component: EndBar } satisfies Meta<typeof EndBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXTS = {
  sv: { action: 'Ansök', offer: 'Appen kommer snart.' },
  en: { action: 'Apply', offer: 'The app is coming soon.' },
};

/** What the page is for. */
export const Page: Story = {
  render: (args, { globals }) => (
    <EndBar {...args}>
      <Button>{textsFor(globals, TEXTS).action}</Button>
    </EndBar>
  ),
};

/** What the page could do without: it gives way first. */
export const Offer: Story = {
  args: { part: 'offer' },
  render: (args, { globals }) => <EndBar {...args}>{textsFor(globals, TEXTS).offer}</EndBar>,
};
