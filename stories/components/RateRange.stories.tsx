import type { Meta, StoryObj } from '@storybook/react-vite';
import { RateRange } from '@vikari/ui-kit/RateRange';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
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

/** By keyboard: arrows one step, Shift or Page one hundred, Home and End to the bound. */
export const Keyboard: Story = {
  name: 'By keys',
  args: { defaultValue: { min: 700, max: 1200 } },
  play: async ({ canvasElement, globals, args, step }) => {
    const { rate } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    const low = canvas.getByRole('slider', { name: rate.min });
    const high = canvas.getByRole('slider', { name: rate.max });
    const committed = (min: number, max: number) =>
      expect(args.onValueCommit).toHaveBeenLastCalledWith({ min, max });

    await step('the two ends are a group with a name', async () => {
      const group = canvas.getByRole('group', { name: rate.group });
      await expect(group).toContainElement(low);
      await expect(group).toContainElement(high);
    });
    await step('each end announces its value and the bounds that the other leaves it', async () => {
      await expect(low).toHaveAttribute('aria-valuenow', '700');
      await expect(low).toHaveAttribute('aria-valuetext', rate.value(700));
      await expect(low).toHaveAttribute('aria-valuemin', '500');
      await expect(low).toHaveAttribute('aria-valuemax', '1190');
      await expect(low).toHaveAttribute('max', '1190');
      await expect(high).toHaveAttribute('aria-valuenow', '1200');
      await expect(high).toHaveAttribute('aria-valuetext', rate.value(1200));
      await expect(high).toHaveAttribute('aria-valuemin', '710');
      await expect(high).toHaveAttribute('min', '710');
      await expect(high).toHaveAttribute('aria-valuemax', '3500');
      for (const end of [low, high]) {
        await expect(end).toHaveAttribute('aria-orientation', 'horizontal');
      }
    });
    await step('Tab moves to the low end, then to the high end, then to the fields', async () => {
      const [lowField] = canvas.getAllByRole('textbox');
      await userEvent.tab();
      await expect(low).toHaveFocus();
      await userEvent.tab();
      await expect(high).toHaveFocus();
      await userEvent.tab();
      await expect(lowField).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(high).toHaveFocus();
    });
    await step('arrows move one step', async () => {
      low.focus();
      await userEvent.keyboard('{ArrowRight}');
      await committed(710, 1200);
      await userEvent.keyboard('{ArrowUp}');
      await committed(720, 1200);
      await userEvent.keyboard('{ArrowLeft}');
      await committed(710, 1200);
      await userEvent.keyboard('{ArrowDown}');
      await committed(700, 1200);
    });
    await step('Page and Shift with an arrow move by a hundred', async () => {
      await userEvent.keyboard('{PageUp}');
      await committed(800, 1200);
      await userEvent.keyboard('{PageDown}');
      await committed(700, 1200);
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await committed(800, 1200);
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await committed(700, 1200);
    });
    await step('Home and End move as far as the other end allows', async () => {
      await userEvent.keyboard('{End}');
      await committed(1190, 1200);
      await expect(low).toHaveValue('1190');
      await userEvent.keyboard('{Home}');
      await committed(500, 1200);
      high.focus();
      await userEvent.keyboard('{Home}');
      await committed(500, 510);
      await userEvent.keyboard('{End}');
      await committed(500, 3500);
    });
    await step('the bounds follow the other end', async () => {
      await expect(low).toHaveAttribute('aria-valuemax', '3490');
      low.focus();
      await userEvent.keyboard('{PageUp}');
      await expect(high).toHaveAttribute('aria-valuemin', '610');
    });
    await step('the ends never meet and never swap', async () => {
      for (let press = 0; press < 40; press += 1) await userEvent.keyboard('{PageUp}');
      await committed(3490, 3500);
      await expect(low).toHaveFocus();
      await expect(low).toHaveAccessibleName(rate.min);
    });
  },
};

function press(slider: HTMLElement, type: string, share: number) {
  const { left, width, top, height } = slider.getBoundingClientRect();
  const place = { clientX: left + width * share, clientY: top + height / 2 };
  const buttons = type === 'pointerup' ? 0 : 1;
  fireEvent(slider, new PointerEvent(type, { bubbles: true, pointerId: 1, buttons, ...place }));
}

/** By pointer: a press moves the nearer end; releasing completes the change. */
export const Pointer: Story = {
  args: { defaultValue: { min: 500, max: 3500 } },
  play: async ({ canvasElement, globals, args, step }) => {
    const { rate } = textsFor(globals, FILTER_TEXTS);
    const canvas = within(canvasElement);
    const slider = canvas
      .getByRole('slider', { name: rate.min })
      .closest<HTMLElement>('.MuiSlider-root');
    if (!slider) throw new Error('no slider');
    await step('a press moves the nearer end; releasing completes the change', async () => {
      press(slider, 'pointerdown', 0.2);
      press(slider, 'pointermove', 0.4);
      await expect(args.onValueCommit).not.toHaveBeenCalled();
      press(slider, 'pointerup', 0.4);
      await expect(args.onValueCommit).toHaveBeenCalledOnce();
      await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 1700, max: 3500 });
      await expect(canvas.getByRole('slider', { name: rate.min })).toHaveFocus();
    });
    await step('a press without a drag is enough', async () => {
      press(slider, 'pointerdown', 0.8);
      press(slider, 'pointerup', 0.8);
      await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 1700, max: 2900 });
      await waitFor(() => expect(canvas.getByRole('slider', { name: rate.max })).toHaveFocus());
    });
    await step('a press that became a scroll changes nothing', async () => {
      press(slider, 'pointerdown', 0.9);
      press(slider, 'pointercancel', 0.9);
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 1700, max: 2900 });
      await expect(args.onValueCommit).toHaveBeenCalledTimes(2);
    });
  },
};

/** By number: a typed value is committed on Enter or blur; it is clamped, not refused. */
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

/** Without the bars, while the counts are unknown. */
export const WithoutHistogram: Story = {
  args: { histogram: undefined, defaultValue: { min: 700, max: 1200 } },
};

/** Disabled: neither the slider nor the fields can be changed. */
export const Disabled: Story = { args: { disabled: true } };
