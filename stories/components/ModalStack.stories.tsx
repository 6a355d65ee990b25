import type { Meta, StoryObj } from '@storybook/react-vite';
import { hearBackFirst } from '@vikari/ui-kit/history';
import { ModalStackProvider } from '@vikari/ui-kit/ModalStack';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OVERLAY_TEXTS } from '../lib/overlayTexts';
import { StackDemo } from '../lib/StackDemo';
import { textsFor } from '../lib/texts';

// An application calls it before it creates its router
hearBackFirst();

const meta = {
  title: 'Components/Overlay/ModalStack',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '560px' } } },
  component: ModalStackProvider,
  args: { children: null },
  render: (_args, { globals }) => (
    <ModalStackProvider>
      <StackDemo texts={textsFor(globals, OVERLAY_TEXTS)} />
    </ModalStackProvider>
  ),
} satisfies Meta<typeof ModalStackProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two on top of each other, and the result of the promise. */
export const Results: Story = {
  play: async ({ canvasElement, globals, step }) => {
    const { stack, confirm } = textsFor(globals, OVERLAY_TEXTS);
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: stack.open });
    await userEvent.click(opener);
    const job = await screen.findByRole('dialog', { name: stack.title(stack.name) });

    await step('props can be updated', async () => {
      await userEvent.click(within(job).getByRole('button', { name: stack.rename }));
      await expect(job).toHaveAccessibleName(stack.title(stack.renamed));
    });
    await step('the second is above the first and has the focus', async () => {
      await userEvent.click(within(job).getByRole('button', { name: stack.remove }));
      const sure = await screen.findByRole('alertdialog', { name: confirm.title });
      await expect(job.parentElement).toHaveStyle({ zIndex: '100' });
      await expect(sure.parentElement).toHaveStyle({ zIndex: '101' });
      await expect(job.parentElement).toHaveAttribute('aria-hidden', 'true');
      await userEvent.click(within(sure).getByRole('button', { name: confirm.action }));
    });
    await step('the result arrives when both are closed and the history is as before', async () => {
      await waitFor(() => expect(canvas.getByText(stack.result(stack.removed))).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(window.history.state?.vkModal ?? 0).toBe(0);
      await expect(opener).toHaveFocus();
    });
  },
};

/** The browser's Back closes one at a time; the page stays, and a router is not notified. */
export const Back: Story = {
  play: async ({ canvasElement, globals }) => {
    const { stack, confirm } = textsFor(globals, OVERLAY_TEXTS);
    const canvas = within(canvasElement);
    const address = window.location.href;
    const router = fn();
    window.addEventListener('popstate', router);
    await userEvent.click(canvas.getByRole('button', { name: stack.open }));
    const job = await screen.findByRole('dialog');
    const remove = within(job).getByRole('button', { name: stack.remove });
    await userEvent.click(remove);
    await screen.findByRole('alertdialog', { name: confirm.title });
    await waitFor(() => expect(window.history.state).toMatchObject({ vkModal: 2 }));

    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // "Not sure" keeps it: the job's dialog closed with that answer.
    await waitFor(() => expect(canvas.getByText(stack.result(stack.kept))).toBeVisible());
    await expect(window.location.href).toBe(address);
    await waitFor(() => expect(window.history.state?.vkModal ?? 0).toBe(0));
    window.removeEventListener('popstate', router);
    await expect(router).not.toHaveBeenCalled();
  },
};

/** Closing all resolves every promise. */
export const CloseAll: Story = {
  play: async ({ canvasElement, globals }) => {
    const { stack } = textsFor(globals, OVERLAY_TEXTS);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: stack.open }));
    const job = await screen.findByRole('dialog');
    await userEvent.click(within(job).getByRole('button', { name: stack.closeAll }));
    await waitFor(() => expect(canvas.getByText(stack.result(stack.dismissed))).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** As it looks: the second over the first. */
export const Stacked: Story = {
  play: async ({ canvasElement, globals }) => {
    const { stack, confirm } = textsFor(globals, OVERLAY_TEXTS);
    await userEvent.click(within(canvasElement).getByRole('button', { name: stack.open }));
    const job = await screen.findByRole('dialog');
    await userEvent.click(within(job).getByRole('button', { name: stack.remove }));
    const sure = await screen.findByRole('alertdialog', { name: confirm.title });
    await waitFor(() => expect(sure).toContainElement(document.activeElement as HTMLElement));
  },
};
