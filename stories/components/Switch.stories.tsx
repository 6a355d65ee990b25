import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '@vikari/ui-kit/Switch';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: '', onCheckedChange: fn() },
  render: (args, { globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return <Switch {...args} label={texts.onCall} hint={texts.onCallHint} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off; a press turns it on at once. */
export const Off: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const control = within(canvasElement).getByRole('switch', { name: texts.onCall });
    await expect(control).toHaveAccessibleDescription(texts.onCallHint);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    // The name stays the same: the state is announced separately.
    await expect(control).toHaveAccessibleName(texts.onCall);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

/** On at the start. */
export const On: Story = { args: { defaultChecked: true } };

/** Disabled: shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
