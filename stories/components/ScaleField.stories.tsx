import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScaleField } from '@vikari/ui-kit/ScaleField';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/ScaleField',
  component: ScaleField,
  args: { label: '', name: 'breaks', steps: [], onValueChange: fn() },
  render: (args, { globals, parameters }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <ScaleField
        {...args}
        label={texts.scaleLabel}
        steps={texts.scaleSteps}
        error={parameters.error === true ? texts.professionError : undefined}
      />
    );
  },
} satisfies Meta<typeof ScaleField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space chooses, and the arrows move and choose. */
export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const steps = within(canvasElement).getAllByRole('radio');
    await step('Space chooses a step, and an arrow the next', async () => {
      await userEvent.tab();
      await expect(steps[0]).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
      await userEvent.keyboard('{ArrowRight}');
      await expect(steps[1]).toBeChecked();
    });
  },
};

/** With a step chosen. */
export const Chosen: Story = { args: { defaultValue: '4' } };

/** The error is below the scale. */
export const WithError: Story = { parameters: { error: true } };
