/** What to look for in the page, in place of a locator: nothing but the page's own time may count. */
export interface Target {
  css: string;
  /** The whole text, spaces at its ends apart. */
  text?: string;
  /** Of several take the last. */
  last?: boolean;
}

/** A number of elements to wait for. */
export interface Until {
  css: string;
  count: number;
}

/** What an entry's page offers to a scenario. Times are milliseconds up to the next paint. */
export interface KitBench {
  /**
   * Draws the part into a fresh root.
   * @param pattern Some lists come empty at first: it counts until such a text is in sight.
   */
  mount(pattern?: string): Promise<number>;
  unmount(): void;
  /** Draws the part again with the next of its states, until such a text is in sight. */
  showNext(pattern: string): Promise<number>;
  /** Presses an element, until so many others are there. */
  press(target: Target, until?: Until): Promise<number>;
  /** Waits, untimed. */
  settled(until: Until): Promise<void>;
  /** From now on notes how long each event of a kind takes from its making to the next paint. */
  listen(type: 'keydown' | 'pointermove'): void;
  /** What was noted. */
  heard(): Promise<number[]>;
  /** Scrolls up by so many windows, each until an article is in its middle; mean of a window. */
  scrollUp(steps: number): Promise<number>;
  /** See `report`. */
  reported: unknown;
}

declare global {
  var kitBench: KitBench;
}
