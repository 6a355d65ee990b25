import type { ClientErrorKind } from '#domain/clientError';

/** A held press: a click on a button, or the submission of a form without a button. */
export type HeldPress = HTMLElement;

/** The interface of the inline script for the scripts that come later. */
interface PageStart {
  /** The page is hydrated and handles presses itself. Answers those that were held, in order. */
  hydrated(): HeldPress[];
  /**
   * The page could not start: it is reported and reloaded once, and then shows an error.
   *
   * @param message - one line without personal data.
   */
  failed(kind: ClientErrorKind, message: string): void;
  /**
   * A file of the hydrated page is gone: the page of the address is loaded anew, once. False where it
   * stays as it is.
   */
  loadAnew(message: string): Promise<boolean>;
  /** Says that a part of the page waits for contact with the server, until this settles. */
  waits(part: Promise<unknown>): void;
}

/** The name of the error of a late file that cannot be read now, and may be later. */
export const UNREACHABLE = 'UnreachableFileError';

declare global {
  interface Window {
    /** Set by the inline script of every page that the server rendered. */
    vikariStart?: PageStart;
    /**
     * Loads a built file that comes late, once all that it imports has been read. Set by the same
     * script; only built code calls it.
     *
     * @param load - imports an address, relative to the file that asks.
     * @throws an error named `UNREACHABLE` while its files cannot be read.
     */
    vikariImport: <Module>(
      load: (address: string) => Promise<Module>,
      address: string,
    ) => Promise<Module>;
  }
}
