import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: {
    text: 'Passet börjar 07.00 på avdelning 4.',
    long: 'Du arbetar tillsammans med två sjuksköterskor och en undersköterska. Introduktionen är betald och tar en halv dag, och du får alltid veta vem du kan fråga.',
  },
  en: {
    text: 'The shift starts at 07:00 on ward 4.',
    long: 'You work together with two nurses and an assistant nurse. The introduction is paid and takes half a day, and you always know whom to ask.',
  },
};
const VARIANTS = ['lead', 'body', 'body-strong', 'label', 'small', 'caption', 'price'] as const;
const TONES = ['muted', 'success', 'warning', 'danger'] as const;

const meta = { title: 'Components/Content/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every style of running text. */
export const Scale: Story = {
  render: (args, { globals }) => (
    <Stack spacing={3}>
      {VARIANTS.map((variant) => (
        <Text key={variant} {...args} variant={variant}>
          {textsFor(globals, TEXTS).text}
        </Text>
      ))}
    </Stack>
  ),
};

/** Colours by meaning, each readable on every surface. */
export const Tones: Story = {
  render: (args, { globals }) => (
    <Stack spacing={2}>
      {TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone}>
          {textsFor(globals, TEXTS).text}
        </Text>
      ))}
    </Stack>
  ),
};

/** Lines of at most 68 signs, which are read well. */
export const Reading: Story = {
  args: { measure: 'reading' },
  render: (args, { globals }) => <Text {...args}>{textsFor(globals, TEXTS).long}</Text>,
};
