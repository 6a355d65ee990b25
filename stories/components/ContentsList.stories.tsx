import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentsList } from '@vikari/ui-kit/ContentsList';
import { expect, userEvent } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/ContentsList',
  component: ContentsList,
  args: { title: '', items: [] },
} satisfies Meta<typeof ContentsList>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXTS = {
  sv: {
    title: 'Innehåll',
    rules: 'Vad karensen är',
    count: 'Så räknas tolv månader',
    after: 'Efter karensen',
  },
  en: {
    title: 'Contents',
    rules: 'What the rule is',
    count: 'How twelve months are counted',
    after: 'Afterwards',
  },
};

/** Beside the text on a computer; the part that is being read is marked. */
export const Beside: Story = {
  args: { currentId: 'count' },
  render: (args, { globals }) => {
    const { title, rules, count, after } = textsFor(globals, TEXTS);
    return (
      <ContentsList
        {...args}
        title={title}
        items={[
          { id: 'rules', text: rules, level: 2 },
          { id: 'count', text: count, level: 3 },
          { id: 'after', text: after, level: 2 },
        ]}
      />
    );
  },
};

/** On a phone a button opens it, and a chosen heading folds it again. */
export const Folded: Story = {
  ...Beside,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const fold = canvas.queryByRole('button');
    // The window of a test run may be wide
    if (!fold) return;
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getAllByRole('link')[0] as HTMLElement);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  },
};
