import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { gate } from '../lib/gate';
import { textsFor } from '../lib/texts';
import { JOBS } from './filters/jobs';
import { LongList, PAGE_SIZE } from './longLists/LongList';
import { LIST_TEXTS } from './longLists/texts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 500));

const meta = {
  title: 'Patterns/Long lists',
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { fetchPage: fn(later) },
  render: ({ fetchPage }, { globals }) => (
    <LongList texts={textsFor(globals, LIST_TEXTS)} fetchPage={fetchPage} />
  ),
} satisfies Meta<{ fetchPage: () => Promise<void> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardsIn = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('article');

/**
 * Placeholders for the cards being read; nothing above them moves; the focus stays on the button.
 */
export const LoadMore: Story = {
  play: async ({ canvas, globals, args, step }) => {
    const { more, title } = textsFor(globals, LIST_TEXTS);
    const list = canvas.getByRole('list', { name: title });
    const button = canvas.getByRole('button', { name: more.more });

    await step('placeholders are shown first', async () => {
      const wait = gate();
      mocked(args.fetchPage).mockReturnValueOnce(wait.opened);
      await userEvent.click(button);
      const last = cardsIn(canvas)[PAGE_SIZE - 1];
      const before = last?.getBoundingClientRect().top;
      await expect(list.children).toHaveLength(PAGE_SIZE * 2);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      wait.open();
      await waitFor(() => expect(cardsIn(canvas)).toHaveLength(PAGE_SIZE * 2));
      await expect(last?.getBoundingClientRect().top).toBe(before);
      await expect(button).toHaveFocus();
    });
    await step(
      'the last page: the button disappears, its place keeps the focus and says so',
      async () => {
        await userEvent.click(button);
        const status = await canvas.findByText(more.showing(JOBS.length, JOBS.length));
        await waitFor(() => expect(status).toHaveFocus());
        await expect(canvas.queryByRole('button')).toBeNull();
      },
    );
  },
};

/** To a job and back: the same length, the same scroll position, the same link in focus. */
export const KeepsThePlace: Story = {
  play: async ({ canvas, globals }) => {
    const { more, back } = textsFor(globals, LIST_TEXTS);
    await userEvent.click(canvas.getByRole('button', { name: more.more }));
    await waitFor(() => expect(cardsIn(canvas)).toHaveLength(PAGE_SIZE * 2));
    const link = () => within(cardsIn(canvas).at(-4) ?? document.body).getByRole('link');
    const name = link().textContent;
    link().focus();
    const place = window.scrollY;
    await expect(place).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: name ?? '' })).toHaveFocus();
    await expect(window.scrollY).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: back }));
    await expect(link()).toHaveFocus();
    await expect(link()).toHaveTextContent(name ?? '');
    await expect(Math.abs(window.scrollY - place)).toBeLessThan(2);
  },
};

function Arriving({ texts }: { texts: (typeof LIST_TEXTS)['sv'] }) {
  const [ready, setReady] = useState(false);
  return (
    <>
      <LongList texts={texts} fetchPage={later} ready={ready} />
      <button type="button" className="vk-visually-hidden" onClick={() => setReady(true)}>
        {texts.more.more}
      </button>
    </>
  );
}

/**
 * The first load: placeholders of the cards' own width and lines, so that the cards replace them
 * exactly.
 */
export const Skeletons: Story = {
  render: (_args, { globals }) => <Arriving texts={textsFor(globals, LIST_TEXTS)} />,
  play: async ({ canvas, globals }) => {
    const { title, loading } = textsFor(globals, LIST_TEXTS);
    const list = canvas.getByRole('list', { name: title });
    const firstBox = () => list.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(loading);
    const box = firstBox();
    // Not by the pointer, which would scroll to the button.
    canvas.getByRole('button').click();
    await waitFor(() => expect(cardsIn(canvas)).toHaveLength(PAGE_SIZE));
    const card = firstBox();
    await expect([card.x, card.y, card.width]).toEqual([box.x, box.y, box.width]);
    await expect(Math.abs(card.height - box.height)).toBeLessThan(24);
  },
};
