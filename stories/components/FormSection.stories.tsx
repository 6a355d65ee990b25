import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { PhoneField } from '@vikari/ui-kit/PhoneField';
import { TextField } from '@vikari/ui-kit/TextField';
import { expect, within } from 'storybook/test';
import { FORM_TEXTS, phonePrefixes } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Forms/FormSection',
  component: FormSection,
  args: { title: '', children: null },
  render: (args, { globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <FormSection {...args} title={texts.section} description={texts.sectionText}>
        <TextField label={texts.firstName} autoComplete="given-name" />
        <EmailField label={texts.email} />
        <PhoneField
          label={texts.phone}
          prefixes={phonePrefixes(texts.countries)}
          prefixLabel={texts.prefix}
          optional={texts.optional}
        />
      </FormSection>
    );
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading is beside the fields in a wide window. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const section = within(canvasElement).getByRole('region', { name: texts.section });
    await expect(within(section).getAllByRole('textbox')).toHaveLength(3);
  },
};
