import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: '', onValueChange: fn(), maxLength: 40 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <TextArea
        {...args}
        label={texts.about}
        hint={texts.aboutHint}
        countLabel={(length, max) => texts.aboutCount(`${length}`, `${max}`)}
      />
    );
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The count is always shown, and announced when little is left. */
export const WithCount: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, 'Tio tecken');
    await expect(area).toHaveAccessibleDescription(
      `${texts.aboutHint} ${texts.aboutCount('10', '40')}`,
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, ' och så många fler');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, ' till det');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.aboutCount('37', '40'));
  },
};

/** Disabled: shown, but cannot be changed. */
export const Disabled: Story = { args: { disabled: true } };
