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

/** With reduced motion a part in the middle is drawn, and nothing moves: no share looks like that. */
export const UnknownInCalmMotion: Story = {
  args: { value: null, valueText: undefined },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    const [first, second] = bar.children;
    if (!first || !second) throw new Error('MUI draws an unknown length with two bars');
    const { animationName, left } = getComputedStyle(first);
    await expect(animationName).toBe('none');
    await expect(first.getBoundingClientRect().width / bar.clientWidth).toBeCloseTo(0.4, 1);
    await expect(Number.parseFloat(left) / bar.clientWidth).toBeCloseTo(0.3, 1);
    await expect(second).not.toBeVisible();
  },
};

/** In the person's own colours the share is filled, and the whole has an edge. */
export const ForcedColours: Story = {
  globals: { forcedColors: 'active' },
  render: (args, { globals }) => {
    const { upload, profile, part } = textsFor(globals, WORDS);
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <ProgressBar {...args} label={upload} />
        <ProgressBar label={profile} value={3} max={5} valueText={part} />
        <ProgressBar label={upload} value={null} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    // The toolbar's setting turns forced colours on in the test run only, not in a plain window.
    if (!matchMedia('(forced-colors: active)').matches) return;
    const [bar] = within(canvasElement).getAllByRole('progressbar');
    const share = bar?.firstElementChild;
    if (!bar || !share) throw new Error('There is no bar');
    const system = (color: string) => {
      const probe = document.createElement('i');
      probe.style.color = color;
      canvasElement.append(probe);
      const { color: computed } = getComputedStyle(probe);
      probe.remove();
      return computed;
    };
    await expect(getComputedStyle(share).backgroundColor).toBe(system('Highlight'));
    await expect(getComputedStyle(bar).backgroundColor).toBe(system('ButtonFace'));
    await expect(getComputedStyle(bar).borderTopWidth).toBe('1px');
  },
};
