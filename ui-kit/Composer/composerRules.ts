import type { FileEntry } from '../FileDrop';

/** What is written and attached so far. */
export interface Draft {
  text: string;
  files: readonly Pick<FileEntry, 'status'>[];
}

/** Why a draft cannot be sent: nothing there, too long, or a file that is not there yet. */
export type DraftProblem = 'empty' | 'too_long' | 'uploading' | 'failed_file';

/** The first thing that stands in the way of sending, or null. */
export function draftProblem({ text, files }: Draft, maxLength: number): DraftProblem | null {
  if (text.trim() === '' && files.length === 0) return 'empty';
  if (text.length > maxLength) return 'too_long';
  if (files.some(({ status }) => status === 'uploading')) return 'uploading';
  return files.some(({ status }) => status === 'failed') ? 'failed_file' : null;
}

/** The count is shown from this share of the limit on; before that it would only disturb. */
const COUNTED_FROM = 0.8;

/** How many characters are left, negative beyond the limit; null while that is far away. */
export function charactersLeft(length: number, maxLength: number): number | null {
  return length < maxLength * COUNTED_FROM ? null : maxLength - length;
}

/** What of a key press counts. */
export interface ComposerKey {
  key: string;
  shiftKey: boolean;
  /** True while an input method puts a word together: there Enter takes the word. */
  isComposing: boolean;
}

/**
 * Whether a key sends: Enter alone, on a keyboard. On touch Enter is the only way to a new line.
 * @param touch Whether the main pointer is a finger.
 */
export function isSendKey({ key, shiftKey, isComposing }: ComposerKey, touch: boolean): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && !touch;
}
