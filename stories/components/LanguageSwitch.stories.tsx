import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from '@vikari/ui-kit/LanguageSwitch';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { label: 'Språk', options: [] },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = { sv: { label: 'Språk' }, en: { label: 'Language' } };

/** Each language with its own name, the current one marked. */
export const TwoLanguages: Story = {
  render: (args, { globals }) => (
    <LanguageSwitch
      {...args}
      label={textsFor(globals, WORDS).label}
      options={[
        { language: 'sv', name: 'Svenska', href: '#sv', current: globals.locale === 'sv' },
        { language: 'en', name: 'English', href: '#en', current: globals.locale !== 'sv' },
      ]}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(english).toHaveAttribute('hreflang', 'en');
    const current = globals.locale === 'sv' ? 'Svenska' : 'English';
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(current);
  },
};
