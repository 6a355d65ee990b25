import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Tooltip } from '@vikari/ui-kit/Tooltip';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: { button: 'Dela', text: 'Skickar en länk till uppdraget' },
  en: { button: 'Share', text: 'Sends a link to the job' },
};

const meta = {
  title: 'Components/Overlay/Tooltip',
  component: Tooltip,
  args: { text: '', children: <span /> },
  decorators: [
    (Story) => (
      <div style={{ padding: '32px 64px' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Tooltip {...args} text={words.text}>
        <Button variant="secondary">{words.button}</Button>
      </Tooltip>
    );
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It comes with the focus, describes the button, and Escape takes it away. */
export const OnFocus: Story = {
  play: async ({ canvasElement, globals }) => {
    const words = textsFor(globals, WORDS);
    const button = within(canvasElement).getByRole('button', { name: words.button });
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(words.text);
    await waitFor(() => expect(button).toHaveAccessibleDescription(words.text));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** It comes with the pointer. */
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());
  },
};
