import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { FileEntry, FileProblem } from '../FileDrop';
import type { FileRules } from '../internal/fileRules';
import type { DraftProblem } from './composerRules';

/** The texts of a Composer. */
export interface ComposerLabels {
  /** Name of the field: "Meddelande till Anna Lindqvist". */
  field: string;
  /** Inside the empty field: "Skriv ett meddelande". */
  placeholder: string;
  /** "Skicka" */
  send: string;
  /** "Bifoga filer" */
  attach: string;
  /** Name of the list: "Bilagor". */
  files: string;
  /** "Ta bort avtal.pdf" */
  remove: (name: string) => string;
  /** "Försök igen med avtal.pdf" */
  retry: (name: string) => string;
  /** A share in words: "40 %". */
  progress: (share: number) => string;
  /** Announced when a file is uploaded: "avtal.pdf är bifogad". */
  attached: (name: string) => string;
  /** "20 tecken kvar"; a negative number is how many are too many. */
  left: (characters: number) => string;
  /** Why the draft cannot be sent, and what to do. An empty one needs no text. */
  problems: Record<Exclude<DraftProblem, 'empty'>, string>;
  /** "avtal.docx är varken PDF eller bild." */
  fileProblems: Record<FileProblem, (name: string) => string>;
}

/** Props of {@link Composer}; the rest, and `ref`, go to the `form`. */
export interface ComposerProps
  extends Partial<FileRules>,
    Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'defaultValue'> {
  /** The draft, when the owner controls it; then it is kept over a change of page. */
  value?: string;
  /** The draft at the start, when the component holds it. Default ''. */
  defaultValue?: string;
  /** Called with the draft, after each change. */
  onValueChange?: (value: string) => void;
  /** Called with the text, without the space around it. The field is empty afterwards. */
  onSend: (text: string) => void;
  /** The files attached so far, in order; their owner uploads them and updates their state. */
  files?: readonly FileEntry[];
  /** Called with the files that follow the rules. Without it nothing can be attached. */
  onAddFiles?: (files: File[]) => void;
  /** Called with the id of an attached file that is to be removed. */
  onRemoveFile?: (id: string) => void;
  /** Called with the id of a file whose upload failed and is to be tried again. */
  onRetryFile?: (id: string) => void;
  /** Characters. Default 4000. */
  maxLength?: number;
  /**
   * Why a text must not be sent, and what to do; null for one that may. It is asked when the reader
   * sends, and a refused text stays in the field.
   */
  check?: (text: string) => ReactNode;
  /** Before the field: a button that opens a choice of what to send. */
  start?: ReactNode;
  /** What went wrong with sending, and what to do. */
  error?: ReactNode;
  /** Why writing is not allowed; shown instead of the field. */
  blocked?: ReactNode;
  /** Nothing can be written at the moment, for example without a connection; say why in `hint`. */
  disabled?: boolean;
  /** Help under the label, or why it is disabled. */
  hint?: ReactNode;
  /** BCP 47, `sv-SE`: how sizes are written. Default: the KitProvider's. */
  locale?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: ComposerLabels;
  /** The field, for focusing it. */
  inputRef?: Ref<HTMLTextAreaElement>;
}
