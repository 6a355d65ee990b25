import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '@vikari/ui-kit/ProgressBar';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: { upload: 'Laddar upp cv.pdf', profile: 'Din profil', part: '3 av 5 delar klara' },
  en: { upload: 'Uploading cv.pdf', profile: 'Your profile', part: '3 of 5 parts complete' },
};

const meta = {
  title: 'Components/Content/ProgressBar',
  component: ProgressBar,
  args: { label: WORDS.sv.upload, value: 64, valueText: '64 %' },
  render: (args, { globals }) => <ProgressBar {...args} label={textsFor(globals, WORDS).upload} />,
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a file has been uploaded. */
export const Percent: Story = {
  play: async ({ canvasElement, globals }) => {
    const bar = within(canvasElement).getByRole('progressbar', {
      name: textsFor(globals, WORDS).upload,
    });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', '64 %');
  },
};

/** Parts are clearer than a percentage. */
export const Parts: Story = {
  render: (_args, { globals }) => {
    const { profile, part } = textsFor(globals, WORDS);
    return <ProgressBar label={profile} value={3} max={5} valueText={part} />;
  },
};

/** The progress is unknown. */
export const Unknown: Story = {
  args: { value: null, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};
