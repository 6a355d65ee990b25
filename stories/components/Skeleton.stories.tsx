import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { expect } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = { sv: { line: 'En rad text' }, en: { line: 'A line of text' } };

/** Change it with the controls. */
export const Playground: Story = { args: { shape: 'block', width: '16rem', height: '6rem' } };

/** A picture, a name and two lines. */
export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Skeleton shape="circle" width="3rem" height="3rem" />
      <div style={{ flex: 1 }}>
        <Skeleton width="30%" />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    </div>
  ),
};

/** A line's placeholder is as high as the line that replaces it. */
export const SameBox: Story = {
  render: (_args, { globals }) => (
    <>
      <p>
        <Skeleton />
      </p>
      <p>{textsFor(globals, WORDS).line}</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [empty, full] = [...canvasElement.querySelectorAll('p')].map(
      (line) => line.getBoundingClientRect().height,
    );
    await expect(empty).toBeCloseTo(full ?? 0, 0);
  },
};
