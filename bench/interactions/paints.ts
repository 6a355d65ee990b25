import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';

/** Set in the page by {@link watchInteractions}. */
declare global {
  interface Window {
    interactionTimes: number[];
  }
}

/** The shortest that the browser reports, milliseconds; a shorter one counts as this. */
export const SHORTEST_MS = 16;

/** Runs in the page before its own scripts: notes the time of every press and key. */
function note(shortest: number): void {
  window.interactionTimes = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) window.interactionTimes.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}

/** Has the page note the time from each interaction to the next paint (Event Timing, as in INP). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(note, SHORTEST_MS);
}

/** One interaction: a press at an element, or a key. */
export interface Interaction {
  /** Where it is tapped; undefined for a key. */
  at?: Locator;
  key?: string;
  /** Resolves when the effect is visible; awaited after the time is taken. */
  until?: () => Promise<unknown>;
}

/** The browser reports an interaction some frames after its paint. */
const REPORTED_AFTER_MS = 500;

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/**
 * Where an element is once it stays there. Rows far from the window have an estimated height, and get
 * their own a frame after a jump to them: a press at the first place would miss by a line or two.
 */
async function restingBox(at: Locator): Promise<Box> {
  const look = async (): Promise<Box> => {
    await at.scrollIntoViewIfNeeded();
    await at.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return at.boundingBox();
  };
  let box = await look();
  for (;;) {
    const next = await look();
    if (next?.x === box?.x && next?.y === box?.y) return next;
    box = next;
  }
}

/**
 * Milliseconds from one press or key to the next paint, to the nearest 8. The press is a plain touch
 * at a place that was found before: what Playwright asks the page during its own taps, and while it
 * waits, would be counted too.
 */
export async function timeOf(page: Page, { at, key, until }: Interaction): Promise<number> {
  const box = at && (await restingBox(at));
  await page.evaluate(() => {
    window.interactionTimes = [];
  });
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (key !== undefined) await page.keyboard.press(key);
  await setTimeout(REPORTED_AFTER_MS);
  await until?.();
  return page.evaluate(
    async ([shortest, reported]) => {
      await new Promise((resolve) => window.setTimeout(resolve, reported));
      return Math.max(shortest, ...window.interactionTimes);
    },
    [SHORTEST_MS, REPORTED_AFTER_MS] as const,
  );
}
