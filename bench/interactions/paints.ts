import type { Page } from 'playwright';

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

/** Milliseconds from what `act` does (one press or key) to the next paint, to the nearest 8. */
export async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.interactionTimes = [];
  });
  await act();
  return page.evaluate(
    async ([shortest]) => {
      // The browser reports an interaction some frames after its paint
      await new Promise((resolve) => setTimeout(resolve, 300));
      return Math.max(shortest, ...window.interactionTimes);
    },
    [SHORTEST_MS] as const,
  );
}
