import type { Locator } from '@playwright/test';

/** Whoever goes through the site by keys and writes down what is said at each step. */
export interface Reader {
  /** What was written since the last call, a line for each thing said. */
  take(): string;
  open(address: string): Promise<void>;
  /**
   * Presses a key and waits until the page stands still, and until `until` is shown.
   *
   * @param key - as Playwright names keys.
   */
  press(key: string, until?: Locator): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab until the element has the focus. */
  tabTo(target: Locator): Promise<void>;
  /** Goes straight to an element, as a reader does by its keys for headings, links and fields. */
  jumpTo(target: Locator): Promise<void>;
  /** Reads all of an element but what is in `except`. */
  read(target: Locator, except?: Locator): Promise<void>;
  /** Waits for what comes by itself, such as a message. */
  hears(text: RegExp): Promise<void>;
}
