import type { PartName } from '../candidates';

/**
 * What to look for in the page, instead of a Playwright locator: only the page's own time may
 * count.
 */
export interface Target {
  css: string;
  /** The whole text, trimmed. */
  text?: string;
  /** The last of several matches. */
  last?: boolean;
}

/** A number of elements to wait for. */
export interface Until {
  css: string;
  count: number;
}

/** Parts with a text that is visible once they are mounted, as the source of a regular expression. */
export type Shown = readonly (readonly [part: PartName, pattern: string])[];

/** What an entry's page offers to a scenario. Times are milliseconds until the next paint. */
export interface KitBench {
  /**
   * Renders the page's parts into a new root.
   * @param shown Some lists are empty at first: the time ends when all these texts are visible.
   */
  mount(shown: Shown): Promise<number>;
  unmount(): void;
  /** Renders a part with its next state, until such a text is visible. */
  showNext(part: PartName, pattern: string): Promise<number>;
  /** Presses an element, until that many others exist. */
  press(target: Target, until?: Until): Promise<number>;
  /** Waits without measuring. */
  settled(until: Until): Promise<void>;
  /**
   * From now on records how long each event of a kind takes from its creation to the next paint.
   */
  listen(type: 'keydown' | 'pointermove'): void;
  /** The recorded times. */
  eventTimes(): Promise<number[]>;
  /**
   * Scrolls a part up by that many windows, each until an article is in its middle; returns the mean per
   * window.
   */
  scrollUp(part: PartName, steps: number): Promise<number>;
  /** See `report`. */
  reported: unknown;
}

declare global {
  var kitBench: KitBench;
}
