import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@vikari/ui-kit/Avatar';
import { expect, waitFor, within } from 'storybook/test';
import { Row } from '../lib/Row';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  args: { name: 'Anna Lindqvist' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23ffb27a"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="%23141b3d"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0z" fill="%23141b3d"/%3E%3C/svg%3E';

/** Initials, three sizes, a picture, and someone whose name is not known yet. */
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="large" src={PICTURE} />
      <Avatar name="" />
    </Row>
  ),
};

/** By itself, it has the person's name as its label. */
export const Standalone: Story = {
  args: { standalone: true },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.name })).toBeVisible();
  },
};

/** A picture that cannot be loaded is replaced by the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('AL'));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
