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

/** It is shown with the focus, describes the button, and Escape hides it. */
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

/** It is shown with the pointer, stays while the pointer is on its text, and is hidden with it. */
export const OnHover: Story = {
  play: async ({ canvasElement, step }) => {
    // One user for all steps, since the pointer moves from one place straight to the next.
    const user = userEvent.setup();
    const button = within(canvasElement).getByRole('button');
    await step('the pointer on the button shows it', async () => {
      await user.hover(button);
      await waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());
    });
    await step('it stays while the pointer is on it', async () => {
      await user.hover(screen.getByRole('tooltip'));
      await new Promise((resolve) => setTimeout(resolve, 600));
      await expect(screen.getByRole('tooltip')).toBeVisible();
    });
    await step('it is hidden when the pointer leaves it', async () => {
      await user.unhover(screen.getByRole('tooltip'));
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

/** As it looks. */
export const Open: Story = {
  // In a frame: what is open is above everything else on a page.
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { defaultOpen: true },
  play: async ({ globals }) => {
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(textsFor(globals, WORDS).text);
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};
