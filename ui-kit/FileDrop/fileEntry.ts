import type { FileProblem } from '../internal/fileRules';
import type { OneOf } from '../internal/oneOf';

/** The state of a file. */
export type FileStatus = OneOf<['uploading', 'paused', 'done', 'failed']>;

/** A file of the list. Its owner stores it and updates its state. */
export interface FileEntry {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: FileStatus;
  /** What is happening to it, instead of the words of its status: "Väntar på nätet". */
  note?: string | undefined;
  /** 0–1 while uploading or paused; absent when unknown. */
  progress?: number | undefined;
  /** Why it failed, and what to do. */
  error?: string | undefined;
}

/** A file uploaded earlier, which can be used again. */
export interface ReusableFile {
  id: string;
  name: string;
  /** "Uppladdad 3 maj 2026" */
  note?: string | undefined;
}

/** The texts of a FileDrop. */
export interface FileDropLabels {
  /** "Välj fil" */
  choose: string;
  /** "eller dra den hit" */
  drop: string;
  /** "Ta ett foto"; without it no camera is offered. */
  camera?: string;
  /** Above the files uploaded earlier: "Använd en fil du redan har laddat upp". */
  reuse: string;
  /** "Använd cv.pdf" */
  reuseFile: (name: string) => string;
  /** Name of the list: "Valda filer". */
  list: string;
  cancel: (name: string) => string;
  /** "Pausa cv.pdf" and "Fortsätt med cv.pdf"; without them no pause is offered. */
  pause?: (name: string) => string;
  resume?: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  statuses: Record<FileStatus, string>;
  /** "cv.docx är inte en PDF." */
  problems: Record<FileProblem, (name: string) => string>;
  /** A share in words: "40 %". */
  progress: (share: number) => string;
}
