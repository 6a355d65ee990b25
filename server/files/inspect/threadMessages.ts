import type { FileRefusalCode } from './refusal';

/** A thread's task for one file. */
export interface InspectionTask {
  /** `pdf` only reads; `photo` and `square` make a new image. */
  kind: 'pdf' | 'photo' | 'square';
  bytes: Uint8Array;
}

/** `ready` is sent once, when the libraries are loaded; then one answer for each task. */
export type ThreadMessage =
  | { kind: 'ready' }
  /** `bytes` is the new image; null when the file stays unchanged. */
  | { kind: 'sound'; pages: number | null; bytes: Uint8Array | null }
  | {
      kind: 'refused';
      code: FileRefusalCode;
      message: string;
      fields: Record<string, string> | undefined;
    }
  | { kind: 'failed'; message: string };
export type InspectionAnswer = Extract<ThreadMessage, { kind: 'sound' }>;
