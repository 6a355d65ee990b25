import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: { label: 'Delad dator', hint: 'Du loggas ut när webbläsaren stängs.' },
  en: { label: 'Shared computer', hint: 'You are logged out when the browser is closed.' },
};

const meta = {
  title: 'Components/Forms/CheckboxField',
  component: CheckboxField,
  args: { label: '', onCheckedChange: fn() },
  render: (args, { globals }) => {
    const texts = textsFor(globals, TEXTS);
    return <CheckboxField {...args} label={texts.label} hint={texts.hint} />;
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not ticked; a press on the box or its label ticks it. */
export const Unticked: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const texts = textsFor(globals, TEXTS);
    const control = within(canvasElement).getByRole('checkbox', { name: texts.label });
    await expect(control).toHaveAccessibleDescription(texts.hint);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
  },
};

/** Ticked at the start. */
export const Ticked: Story = { args: { defaultChecked: true } };

/** Disabled: shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true } };
