import type { ClientErrorKind } from '#domain/clientError';

/** A press that waits: a click on a button, or the sending of a form without a button. */
export type HeldPress = HTMLElement;

/** What the inline script offers to the scripts that come later. */
interface PageStart {
  /** The page is hydrated: presses reach it by themselves. Answers those that were held, in order. */
  hydrated(): HeldPress[];
  /**
   * The page could not be started: it is reported and loaded anew once, and then told in words.
   *
   * @param message - one line without anything personal.
   */
  failed(kind: ClientErrorKind, message: string): void;
}

declare global {
  interface Window {
    /** Set by the inline script of every page that the server rendered. */
    vikariStart?: PageStart;
  }
}
