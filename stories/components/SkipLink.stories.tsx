import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '@vikari/ui-kit/SkipLink';
import { expect, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  // In a frame: it has the main content of a page
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: { href: '#content', children: 'Hoppa till innehållet' },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: { skip: 'Hoppa till innehållet', text: 'Tryck på Tabb.' },
  en: { skip: 'Skip to the content', text: 'Press Tab.' },
};

/** Hidden until Tab reaches it; Enter moves to the content. */
export const FirstStop: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <>
        <SkipLink {...args}>{words.skip}</SkipLink>
        <main id="content" tabIndex={-1}>
          <p>{words.text}</p>
        </main>
      </>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: textsFor(globals, WORDS).skip });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
