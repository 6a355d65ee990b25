import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@vikari/ui-kit/Icon';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/RadioCards',
  component: RadioCards,
  args: { label: '', options: [], onValueChange: fn() },
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <RadioCards
        {...args}
        label={texts.visibility}
        error={parameters.error === true ? texts.professionError : undefined}
        options={texts.visibilityOptions.map((label, at) => ({
          id: at === 0 ? 'match' : 'hide',
          label,
          hint: texts.visibilityHints[at],
          icon: <Icon name={at === 0 ? 'eye' : 'lock'} />,
        }))}
      />
    );
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move and choose, as in any group of radio buttons. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    if (!first || !second) throw new Error('no cards');
    await userEvent.click(first);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('match');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hide');
  },
};
export const TwoColumns: Story = { args: { columns: 2, defaultValue: 'match' } };
export const WithError: Story = { parameters: { error: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'match' } };
