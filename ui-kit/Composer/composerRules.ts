import type { FileEntry } from '../FileDrop';

/** The text and files so far. */
export interface Draft {
  text: string;
  files: readonly Pick<FileEntry, 'status'>[];
}

/** Why a draft cannot be sent: it is empty, too long, or a file is not uploaded yet. */
export type DraftProblem = 'empty' | 'too_long' | 'uploading' | 'failed_file';

/** The first reason why it cannot be sent, or null. */
export function draftProblem({ text, files }: Draft, maxLength: number): DraftProblem | null {
  if (text.trim() === '' && files.length === 0) return 'empty';
  if (text.length > maxLength) return 'too_long';
  if (files.some(({ status }) => status === 'uploading')) return 'uploading';
  return files.some(({ status }) => status === 'failed') ? 'failed_file' : null;
}

/** The count is shown from this share of the limit on. */
const COUNTED_FROM = 0.8;

/** How many characters are left, negative beyond the limit; null while the limit is far away. */
export function charactersLeft(length: number, maxLength: number): number | null {
  return length < maxLength * COUNTED_FROM ? null : maxLength - length;
}

/** The relevant properties of a key press. */
export interface ComposerKey {
  key: string;
  shiftKey: boolean;
  /** True while an input method composes a word: there Enter accepts the word. */
  isComposing: boolean;
}

/**
 * Whether a key sends: Enter without modifiers, on a keyboard. On touch screens Enter is the only
 * way to insert a new line.
 * @param touch Whether the main pointer is a finger.
 */
export function isSendKey({ key, shiftKey, isComposing }: ComposerKey, touch: boolean): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && !touch;
}
