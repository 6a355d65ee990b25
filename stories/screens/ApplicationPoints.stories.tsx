import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { POINT_STATES } from '../../domain/applications/pointLine';
import { SCORING_SYSTEM } from '../../domain/vocabulary/scoring';
import { ApplicationPoints } from '../../src/features/application/ApplicationPoints';
import { siteLoader, siteScreen } from '../lib/siteScreen';

/** One line of each state. */
const POINTS = POINT_STATES.flatMap((state, at) => {
  const rule = SCORING_SYSTEM[at + 2];
  return rule ? [{ ...rule, state, met: state === 'met', href: '/account' }] : [];
});

const meta = {
  title: 'Screens/Application points',
  component: ApplicationPoints,
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { points: POINTS, status: 'candidate', linkComponent: 'a' },
} satisfies Meta<typeof ApplicationPoints>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is met, missing, not said by the candidate, not said by the ad, and not asked for. */
export const EveryState: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [summary] = canvasElement.querySelectorAll('summary');
    if (summary) await userEvent.click(summary);
    const list = canvas.getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(POINT_STATES.length);
    await expect(within(list).getAllByRole('link')).toHaveLength(2);
  },
};
