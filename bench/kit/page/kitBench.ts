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

/** What an entry's page offers to a scenario. Times are milliseconds until the next paint. */
export interface KitBench {
  /**
   * Renders the part into a new root.
   * @param pattern Some lists are empty at first: the time ends when such a text is visible.
   */
  mount(pattern?: string): Promise<number>;
  unmount(): void;
  /** Renders the part with its next state, until such a text is visible. */
  showNext(pattern: string): Promise<number>;
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
   * Scrolls up by that many windows, each until an article is in its middle; returns the mean per
   * window.
   */
  scrollUp(steps: number): Promise<number>;
  /** See `report`. */
  reported: unknown;
}

declare global {
  var kitBench: KitBench;
}
