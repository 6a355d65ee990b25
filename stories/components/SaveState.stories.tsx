import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveState } from '@vikari/ui-kit/SaveState';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/SaveState',
  component: SaveState,
  args: { status: 'saved', labels: FORM_TEXTS.sv.save, onRetry: fn() },
  render: (args, { globals }) => (
    <SaveState {...args} labels={textsFor(globals, FORM_TEXTS).save} />
  ),
} satisfies Meta<typeof SaveState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While it is being saved. */
export const Saving: Story = { args: { status: 'saving' } };

/** It is saved. */
export const Saved: Story = {};

/** It failed; the button tries again. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvasElement, globals, args }) => {
    const { save } = textsFor(globals, FORM_TEXTS);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(save.failed);
    await userEvent.click(within(canvasElement).getByRole('button', { name: save.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Idle: mounted, without a text. */
export const Idle: Story = { args: { status: 'idle' } };
