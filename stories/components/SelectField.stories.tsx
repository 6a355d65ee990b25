import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FILTER_TEXTS } from '../lib/filterTexts';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/SelectField',
  component: SelectField,
  args: { label: '', groups: [], onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <SelectField
        {...args}
        label={texts.profession}
        placeholder={texts.chooseProfession}
        groups={textsFor(globals, FILTER_TEXTS).professions}
        error={parameters.error === true ? texts.professionError : undefined}
      />
    );
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Options under their headings. */
export const Groups: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox');
    await expect(within(select).getAllByRole('group')).toHaveLength(2);
    await userEvent.selectOptions(select, 'barnmorska');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('barnmorska');
  },
};

/** The error says what to choose. */
export const WithError: Story = { parameters: { error: true } };

/** Disabled: shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true } };
