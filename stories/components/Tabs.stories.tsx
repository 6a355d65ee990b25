import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '@vikari/ui-kit/Tabs';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Konto', items: [], onValueChange: fn() },
  render: (args, { globals }) => {
    const { label, tabs } = textsFor(globals, WORDS);
    return (
      <Tabs
        {...args}
        label={label}
        items={tabs.map(({ label: text, content }, index) => ({
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
  play: async ({ args, canvasElement, globals, step }) => {
    const { label, tabs } = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const tab = (index: number) => canvas.getByRole('tab', { name: tabs[index]?.label });
    const opened = async (index: number) => {
      await expect(tab(index)).toHaveFocus();
      await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent(tabs[index]?.content ?? '');
    };
    await step('the row has a name, one tab is selected, its panel has its name', async () => {
      await expect(canvas.getByRole('tablist', { name: label })).toBeVisible();
      await expect(canvas.getAllByRole('tab', { selected: true })).toEqual([tab(0)]);
      await expect(canvas.getAllByRole('tab', { selected: false })).toHaveLength(2);
      await expect(canvas.getByRole('tabpanel', { name: tabs[0]?.label })).toBeVisible();
    });
    await step('Tab reaches the selected tab', async () => {
      await userEvent.tab();
      await opened(0);
    });
    await step('arrows open the next and the previous one', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await opened(1);
      await userEvent.keyboard('{ArrowLeft}');
      await opened(0);
    });
    await step('arrows wrap around at the ends', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await opened(2);
      await userEvent.keyboard('{ArrowRight}');
      await opened(0);
    });
    await step('End and Home open the last and the first', async () => {
      await userEvent.keyboard('{End}');
      await opened(2);
      await userEvent.keyboard('{Home}');
      await opened(0);
    });
    await step('Tab moves to the panel, Shift and Tab back to the selected tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await opened(0);
    });
    await step('Enter and Space leave an open tab open', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await opened(0);
    });
    await step('a press opens', async () => {
      await userEvent.click(tab(1));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
      await opened(1);
    });
  },
};

/** Another tab can be open at first. */
export const SecondFirst: Story = { args: { defaultValue: '1' } };
