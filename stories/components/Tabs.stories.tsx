import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '@vikari/ui-kit/Tabs';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Konto', tabs: [], onValueChange: fn() },
  render: (args, { globals }) => {
    const { label, tabs } = textsFor(globals, WORDS);
    return (
      <Tabs
        {...args}
        label={label}
        tabs={tabs.map(({ label: text, content }, index) => ({
          id: `${index}`,
          label: text,
          content: <p>{content}</p>,
        }))}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    label: 'Konto',
    tabs: [
      { label: 'Profil', content: 'Namn, kontaktuppgifter och yrke.' },
      { label: 'Önskemål', content: 'Var, när och vad du vill arbeta med.' },
      { label: 'Handlingar', content: 'CV, legitimation och intyg.' },
    ],
  },
  en: {
    label: 'Account',
    tabs: [
      { label: 'Profile', content: 'Name, contact details and profession.' },
      { label: 'Preferences', content: 'Where, when and what you want to work with.' },
      { label: 'Documents', content: 'CV, licence and certificates.' },
    ],
  },
};

/** By pointer, and by the keys of the W3C's pattern. */
export const Account: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { tabs } = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const tab = (index: number) => canvas.getByRole('tab', { name: tabs[index]?.label });
    await userEvent.tab();
    await expect(tab(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(1)).toHaveFocus();
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(tabs[1]?.content ?? '');
    await userEvent.keyboard('{End}');
    await expect(tab(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(tab(0)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.click(tab(1));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
  },
};

/** It can begin elsewhere. */
export const SecondFirst: Story = { args: { defaultValue: '1' } };
