import type { Meta, StoryObj } from '@storybook/react-vite';
import { RateRange } from '@vikari/ui-kit/RateRange';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { FILTER_TEXTS, RATE_HISTOGRAM } from '../lib/filterTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Filters/RateRange',
  component: RateRange,
  args: {
    labels: FILTER_TEXTS.sv.rate,
    histogram: RATE_HISTOGRAM,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <RateRange {...args} labels={textsFor(globals, FILTER_TEXTS).rate} />
  ),
} satisfies Meta<typeof RateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole scale: nothing is filtered. */
export const WholeScale: Story = {};

/** By keyboard: arrows one step, Shift or Page one hundred, Home and End as far as it may go. */
export const Keyboard: Story = {
  args: { defaultValue: { min: 700, max: 1200 } },
  play: async ({ canvasElement, globals, args }) => {
    const { rate } = textsFor(globals, FILTER_TEXTS);
    const low = within(canvasElement).getByRole('slider', { name: rate.min });
    const high = within(canvasElement).getByRole('slider', { name: rate.max });
    await expect(low).toHaveAttribute('aria-valuetext', rate.value(700));
    await expect(low).toHaveAttribute('max', '1190');
    await expect(low).toHaveAttribute('aria-valuemax', '1190');
    await expect(high).toHaveAttribute('min', '710');
    await expect(high).toHaveAttribute('aria-valuemin', '710');

    low.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 800, max: 1200 });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 700, max: 1200 });
    for (let press = 0; press < 6; press += 1) await userEvent.keyboard('{PageUp}');
    // Never past the other end: it stops at the least distance.
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 1190, max: 1200 });
    await expect(low).toHaveValue('1190');
  },
};

function press(slider: HTMLElement, type: string, share: number) {
  const { left, width, top, height } = slider.getBoundingClientRect();
  const place = { clientX: left + width * share, clientY: top + height / 2 };
  const buttons = type === 'pointerup' ? 0 : 1;
  fireEvent(slider, new PointerEvent(type, { bubbles: true, pointerId: 1, buttons, ...place }));
}

/** By pointer: a press takes the nearer end; letting go is the change that counts. */
export const Pointer: Story = {
  args: { defaultValue: { min: 500, max: 3500 } },
  play: async ({ canvasElement, globals, args }) => {
    const { rate } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    const slider = canvas
      .getByRole('slider', { name: rate.min })
      .closest<HTMLElement>('.MuiSlider-root');
    if (!slider) throw new Error('no slider');
    press(slider, 'pointerdown', 0.2);
    press(slider, 'pointermove', 0.4);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    press(slider, 'pointerup', 0.4);
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenCalledWith({ min: 1700, max: 3500 });
    await expect(canvas.getByRole('slider', { name: rate.min })).toHaveFocus();

    // A press that turned into a scroll changes nothing.
    press(slider, 'pointerdown', 0.9);
    press(slider, 'pointercancel', 0.9);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 1700, max: 3500 });
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
  },
};

/** By number: what is typed counts on Enter or when the field is left; it is clamped, not refused. */
export const NumberFields: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const { rate } = textsFor(globals, FILTER_TEXTS);
    const [low, high] = within(canvasElement).getAllByRole('textbox');
    if (!low || !high) throw new Error('no fields');
    await userEvent.clear(low);
    await userEvent.type(low, '843 kr{Enter}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 840, max: 3500 });
    await expect(low).toHaveValue('840');
    await userEvent.clear(high);
    await userEvent.type(high, '90');
    await userEvent.tab();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 840, max: 850 });
    await expect(within(canvasElement).getByRole('slider', { name: rate.max })).toHaveValue('850');
    await userEvent.clear(high);
    await userEvent.type(high, 'mycket{Enter}');
    await expect(high).toHaveValue('850');
  },
};

/** Without the bars, while the numbers are not known. */
export const WithoutHistogram: Story = {
  args: { histogram: undefined, defaultValue: { min: 700, max: 1200 } },
};
export const Disabled: Story = { args: { disabled: true } };
