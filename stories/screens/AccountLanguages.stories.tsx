import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguagesField } from '../../src/features/account/profile/LanguagesField';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Account/Languages',
  component: LanguagesField,
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { id: 'languages', value: ['sv C1', 'fi C2'], error: undefined, onValueChange: fn() },
} satisfies Meta<typeof LanguagesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stated: Story = {};
export const NotStated: Story = { args: { value: [] } };

/** With the keyboard alone: a language is added, gets another level, and is removed again. */
export const ByKeyboard: Story = {
  args: { value: [] },
  globals: { locale: 'sv' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <LanguagesField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    const add = canvas.getByRole('button', { name: 'Lägg till språket' });
    await step('nothing is added without a level', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Språk' }), 'sv');
      add.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('combobox', { name: 'Nivå' })).toBeInvalid();
    });
    await step('a language with a level is added', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nivå' }), 'B2');
      add.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['sv B2']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Svenska är tillagt');
    });
    await step('its level changes', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Svenska' }), 'C1');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['sv C1']);
    });
    await step('it is removed, and the focus stays in the field', async () => {
      canvas.getByRole('button', { name: 'Ta bort Svenska' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.getByText('Inte angivet')).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Språk' })).toHaveFocus();
    });
  },
};
