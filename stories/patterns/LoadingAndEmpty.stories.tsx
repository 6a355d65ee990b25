import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { textsFor } from '../lib/texts';
import { LoadedList } from './loading/LoadedList';
import { LOADING_TEXTS } from './loading/texts';

const meta = {
  title: 'Patterns/Loading and empty',
  args: { load: fn(async () => 3), waiting: 'skeleton' },
  argTypes: { waiting: { control: 'radio', options: ['skeleton', 'spinner'] } },
  render: ({ load, waiting }, { globals }) => (
    <LoadedList texts={textsFor(globals, LOADING_TEXTS)} load={load} waiting={waiting} />
  ),
} satisfies Meta<{ load: () => Promise<number>; waiting: 'skeleton' | 'spinner' }>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<number>(() => {});

/** Ready at once: no loading state, the number announced. */
export const There: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsFor(globals, LOADING_TEXTS);
    await canvas.findByText(texts.found(3));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** The shape is known: placeholders at once, and one text. */
export const Boxes: Story = {
  args: { load: fn(never) },
  play: async ({ canvas, globals }) => {
    const { loading } = textsFor(globals, LOADING_TEXTS);
    await expect(canvas.getByText(loading)).toHaveAttribute('role', 'status');
  },
};

/** The shape is unknown: nothing at first, a spinner with its text after 400 ms. */
export const LateSpinner: Story = {
  args: { load: fn(never), waiting: 'spinner' },
  play: async ({ canvas, globals }) => {
    const { loading } = textsFor(globals, LOADING_TEXTS);
    await expect(await canvas.findByText(loading)).toBeVisible();
  },
};

/** Nothing yet: why, and the next step. */
export const Empty: Story = {
  args: { load: fn(async () => 0) },
  play: async ({ canvas, globals }) => {
    const { find } = textsFor(globals, LOADING_TEXTS);
    await expect(await canvas.findByRole('link', { name: find })).toBeVisible();
  },
};

/** Reading failed: announced when it appears; the retry works, and the focus is kept. */
export const Failed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce(new Error('unavailable'));
  },
  play: async ({ canvas, globals }) => {
    const texts = textsFor(globals, LOADING_TEXTS);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.failedTitle);
    await userEvent.click(canvas.getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(canvas.getByText(texts.found(3))).toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** The network is lost and restored: what was read stays, and is read again automatically. */
export const Offline: Story = {
  beforeEach: () => {
    const connected = { value: true };
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => connected.value,
      set: (value: boolean) => {
        connected.value = value;
      },
    });
    return () => {
      // Reveals the browser's own.
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvas, globals, args }) => {
    const texts = textsFor(globals, LOADING_TEXTS);
    await canvas.findByText(texts.found(3));
    const connect = (online: boolean) => {
      Reflect.set(navigator, 'onLine', online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    };
    connect(false);
    await expect(await canvas.findByText(texts.offline)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    connect(true);
    await expect(await canvas.findByText(texts.online)).toBeVisible();
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    connect(false);
    await canvas.findByText(texts.offline);
  },
};
