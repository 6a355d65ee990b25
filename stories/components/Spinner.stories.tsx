import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { expect, within } from 'storybook/test';
import { Row } from '../lib/Row';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = { sv: { label: 'Hämtar uppdrag' }, en: { label: 'Loading assignments' } };

/** Small beside text, medium in a card, large on an empty page. */
export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </Row>
  ),
};

/** By itself it has a label; the region that announces it is the page's. */
export const Labelled: Story = {
  render: (_args, { globals }) => (
    <div role="status">
      <Spinner label={textsFor(globals, WORDS).label} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      textsFor(globals, WORDS).label,
    );
  },
};
