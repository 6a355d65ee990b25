import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '@vikari/ui-kit/Pagination';
import { expect, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    nav: 'Sidor med artiklar',
    previous: 'Föregående',
    next: 'Nästa',
    page: (page: number) => `Sida ${page}`,
  },
  en: {
    nav: 'Pages of articles',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  },
};

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { current: 5, count: 10, hrefOf: (page) => `#page-${page}`, labels: WORDS.sv },
  render: (args, { globals }) => <Pagination {...args} labels={textsFor(globals, WORDS)} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first, the last, and the neighbours. */
export const InTheMiddle: Story = {
  play: async ({ canvasElement, globals }) => {
    const words = textsFor(globals, WORDS);
    const nav = within(canvasElement).getByRole('navigation', { name: words.nav });
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName(
      words.page(5),
    );
    await expect(within(nav).getByRole('link', { name: words.next })).toHaveAttribute(
      'href',
      '#page-6',
    );
  },
};

/** No previous page from the first. */
export const First: Story = { args: { current: 1 } };

/** No next page from the last. */
export const Last: Story = { args: { current: 10 } };

/** Few pages: all of them. */
export const Few: Story = { args: { current: 2, count: 3 } };
