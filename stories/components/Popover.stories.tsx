import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Popover } from '@vikari/ui-kit/Popover';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: {
    button: 'Hur räknas det?',
    title: 'Så räknas lönen',
    text: 'Timpriset gånger dina timmar, minus skatten i din kommun.',
  },
  en: {
    button: 'How is it worked out?',
    title: 'How pay is worked out',
    text: 'The hourly rate times your hours, less the tax in your municipality.',
  },
};

const meta = {
  title: 'Components/Overlay/Popover',
  component: Popover,
  args: { trigger: () => null, title: '', closeLabel: '', children: '', onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args, { globals }) => {
    const { button, title, text } = textsFor(globals, TEXTS);
    return (
      <Popover
        {...args}
        {...readyTextsFor(globals).popover}
        title={title}
        trigger={(props) => (
          <Button variant="secondary" {...props}>
            {button}
          </Button>
        )}
      >
        <p>{text}</p>
      </Popover>
    );
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, beside its button. */
export const Open: Story = { args: { defaultOpen: true } };

/** Enter opens it, Escape closes it, and the focus is back on the button. */
export const Closed: Story = {
  play: async ({ canvasElement, globals }) => {
    const { button, title } = textsFor(globals, TEXTS);
    const trigger = within(canvasElement).getByRole('button', { name: button });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** In line with the end of its button. */
export const AtTheEnd: Story = {
  args: { align: 'end', defaultOpen: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
};
