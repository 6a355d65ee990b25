import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModalStackProvider } from '@vikari/ui-kit/ModalStack';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { textsFor } from '../lib/texts';
import { ReferencePage } from './modals/ReferencePage';
import { MODAL_TEXTS } from './modals/texts';
import { WithdrawPage } from './modals/WithdrawPage';

const meta = {
  title: 'Patterns/Modals',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '560px' } } },
  decorators: [
    (Story) => (
      <ModalStackProvider>
        <Story />
      </ModalStackProvider>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/**
 * A question before something is lost: the cancel button has the focus, and the answer moves it on.
 */
export const AskBeforeLoss: Story = {
  render: (_args, { globals }) => <WithdrawPage texts={textsFor(globals, MODAL_TEXTS).withdraw} />,
  play: async ({ canvas, globals, step }) => {
    const { withdraw } = textsFor(globals, MODAL_TEXTS);
    const job = withdraw.jobs[0]?.title ?? '';
    const opener = canvas.getByRole('button', { name: `${withdraw.action}: ${job}` });

    await step('the cancel button has the focus; Escape changes nothing', async () => {
      await userEvent.click(opener);
      const question = within(await screen.findByRole('alertdialog', { name: withdraw.question }));
      const keep = question.getByRole('button', { name: withdraw.keep });
      await waitFor(() => expect(keep).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await gone('alertdialog');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step(
      'yes: it is announced, and the row gets the focus of its removed button',
      async () => {
        await userEvent.click(opener);
        const question = within(await screen.findByRole('alertdialog'));
        await userEvent.click(question.getByRole('button', { name: withdraw.action }));
        await waitFor(() =>
          expect(canvas.getByRole('status')).toHaveTextContent(withdraw.said(job)),
        );
        await gone('alertdialog');
        await expect(canvas.getByRole('heading', { name: job })).toHaveFocus();
        await expect(
          canvas.queryByRole('button', { name: `${withdraw.action}: ${job}` }),
        ).toBeNull();
      },
    );
  },
};

/**
 * A dialog with changes is left by Back: a question is shown above it, and nothing that was typed
 * is lost.
 */
export const OneOnAnother: Story = {
  render: (_args, { globals }) => <ReferencePage texts={textsFor(globals, MODAL_TEXTS)} />,
  play: async ({ canvas, globals, step }) => {
    const { reference } = textsFor(globals, MODAL_TEXTS);
    const opener = canvas.getByRole('button', { name: reference.edit });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: reference.dialog });
    const name = within(dialog).getByRole('textbox', { name: reference.nameLabel });

    await step('the first field has the focus', async () => {
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.clear(name);
      await userEvent.type(name, 'Karin Ekdal');
    });
    await step('Back opens a question over the dialog', async () => {
      await waitFor(() => expect(window.history.state).toMatchObject({ vkModal: 1 }));
      window.history.back();
      const question = await screen.findByRole('alertdialog', { name: reference.discard });
      await expect(question.parentElement).toHaveStyle({ zIndex: '101' });
      await userEvent.click(within(question).getByRole('button', { name: reference.stay }));
      await gone('alertdialog');
      await expect(name).toHaveValue('Karin Ekdal');
    });
    await step('saved: the promise gives the result, the focus is returned', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: reference.save }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(reference.saved));
      await gone('dialog');
      await expect(canvas.getByRole('heading', { name: 'Karin Ekdal' })).toBeVisible();
      await expect(opener).toHaveFocus();
      await expect(window.history.state?.vkModal ?? 0).toBe(0);
    });
  },
};

/** Without changes nothing is asked. */
export const LeftUnchanged: Story = {
  render: (_args, { globals }) => <ReferencePage texts={textsFor(globals, MODAL_TEXTS)} />,
  play: async ({ canvas, globals }) => {
    const { reference } = textsFor(globals, MODAL_TEXTS);
    const opener = canvas.getByRole('button', { name: reference.edit });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: reference.dialog });
    await userEvent.keyboard('{Escape}');
    await gone('dialog');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
