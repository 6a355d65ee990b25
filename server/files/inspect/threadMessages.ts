import type { FileRefusalCode } from './refusal';

/** What a thread is asked to do with one file. */
export interface InspectionTask {
  /** `pdf` only reads; `photo` and `square` make a new image. */
  kind: 'pdf' | 'photo' | 'square';
  bytes: Uint8Array;
}

/** `ready` comes once, when the libraries are loaded; then one answer a task. */
export type ThreadMessage =
  | { kind: 'ready' }
  /** `bytes` is the new image; null where the file stays as it is. */
  | { kind: 'sound'; pages: number | null; bytes: Uint8Array | null }
  | { kind: 'refused'; code: FileRefusalCode; message: string }
  | { kind: 'failed'; message: string };
export type InspectionAnswer = Extract<ThreadMessage, { kind: 'sound' }>;
