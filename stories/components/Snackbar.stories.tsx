import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import {
  type SnackbarOptions,
  SnackbarProvider,
  useSnackbar,
  useToasts,
} from '@vikari/ui-kit/Snackbar';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isDocsFrame } from '../../.storybook/docsFrame';
import { OVERLAY_TEXTS } from '../lib/overlayTexts';
import { textsFor } from '../lib/texts';

interface DemoProps extends SnackbarOptions {
  label: string;
  texts: readonly string[];
}

function Demo({ label, texts, ...options }: DemoProps) {
  const show = useSnackbar();
  return (
    <Button
      onClick={() => {
        for (const text of texts) show(text, options);
      }}
    >
      {label}
    </Button>
  );
}

const HOUR = 3_600_000;
function ToastDemo({ label, text }: { label: string; text: string }) {
  const toasts = useToasts();
  return <Button onClick={() => toasts.success(text)}>{label}</Button>;
}

const undone = fn();

const meta = {
  title: 'Components/Overlay/Snackbar',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '560px' } } },
  component: SnackbarProvider,
  args: { children: null, labels: OVERLAY_TEXTS.sv.snackbar },
  render: (_args, { globals, parameters }) => {
    const { snackbar } = textsFor(globals, OVERLAY_TEXTS);
    const { type, message = 'copied', withAction = false } = parameters;
    // On a docs page it stays to be looked at
    const duration = isDocsFrame() ? HOUR : parameters.duration;
    const texts =
      message === 'several' ? [snackbar.copied, snackbar.saved] : [snackbar[message as 'copied']];
    return (
      <SnackbarProvider labels={snackbar}>
        <Demo
          label={snackbar.show}
          texts={texts}
          {...(type && { type })}
          {...(duration && { duration })}
          {...(withAction && { action: { label: snackbar.undo, onPress: undone } })}
        />
      </SnackbarProvider>
    );
  },
} satisfies Meta<typeof SnackbarProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Two at once are shown one after the other, and each is announced by a live region that existed
 * before.
 */
export const Queue: Story = {
  parameters: { message: 'several', duration: 300 },
  play: async ({ canvasElement, globals }) => {
    const { snackbar } = textsFor(globals, OVERLAY_TEXTS);
    // The button has its own, for whether it is busy
    const [announcer] = screen
      .getAllByRole('status')
      .filter((status) => !canvasElement.contains(status));
    if (!announcer) throw new Error('no live region');
    await expect(announcer).toBeEmptyDOMElement();
    await expect(screen.queryByRole('region', { name: snackbar.region })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: snackbar.show }));
    await expect(announcer).toHaveTextContent(snackbar.copied);
    await expect(screen.getByRole('region', { name: snackbar.region })).toContainElement(announcer);
    await waitFor(() => expect(announcer).toHaveTextContent(snackbar.saved));
    await waitFor(() => expect(announcer).toBeEmptyDOMElement());
  },
};

/** Pressing its action closes it. */
export const WithAction: Story = {
  parameters: { message: 'removed', withAction: true, duration: 60_000 },
  play: async ({ canvasElement, globals }) => {
    const { snackbar } = textsFor(globals, OVERLAY_TEXTS);
    undone.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: snackbar.show }));
    const undo = await screen.findByRole('button', { name: snackbar.undo });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(undone).toHaveBeenCalledOnce();
    await waitFor(() => expect(undo).not.toBeInTheDocument());
  },
};

async function show({ canvasElement, globals }: Parameters<NonNullable<Story['play']>>[0]) {
  const { snackbar } = textsFor(globals, OVERLAY_TEXTS);
  await userEvent.click(within(canvasElement).getByRole('button', { name: snackbar.show }));
  await expect(await screen.findByRole('button', { name: snackbar.close })).toBeVisible();
}

/** Each type; shown for long enough to look at. */
export const Info: Story = { parameters: { duration: 60_000 }, play: show };

/** Something was done. */
export const Success: Story = {
  parameters: { type: 'success', message: 'saved', duration: 60_000 },
  play: show,
};

/** Something failed; the page says it too. */
export const ErrorMessage: Story = {
  parameters: { type: 'error', message: 'failed', duration: 60_000 },
  play: async (context) => {
    await show(context);
    const { snackbar } = textsFor(context.globals, OVERLAY_TEXTS);
    await expect(screen.getByRole('alert')).toHaveTextContent(snackbar.failed);
  },
};

/** `useToasts` shows a message for as long as it takes to read. */
export const Toasts: Story = {
  render: (_args, { globals }) => {
    const { snackbar } = textsFor(globals, OVERLAY_TEXTS);
    return (
      <SnackbarProvider labels={snackbar}>
        <ToastDemo label={snackbar.show} text={snackbar.saved} />
      </SnackbarProvider>
    );
  },
  play: async (context) => {
    await show(context);
    const { snackbar } = textsFor(context.globals, OVERLAY_TEXTS);
    await expect(screen.getByRole('status')).toHaveTextContent(snackbar.saved);
  },
};
