import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '@vikari/ui-kit/Pagination';
import * as sv from '@vikari/ui-kit/texts/sv';
import { readyTextsFor } from '../lib/readyTexts';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 5, count: 12, hrefOf: (page) => `#page-${page}`, labels: sv.pagination.labels },
  render: (args, { globals }) => <Pagination {...args} {...readyTextsFor(globals).pagination} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first, the last, and the pages around the current one. */
export const InTheMiddle: Story = {};

/** The first page has no link back. */
export const AtTheStart: Story = { args: { page: 1 } };

/** In a narrow place it says which page it is. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
