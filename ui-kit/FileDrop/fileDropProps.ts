import type { FieldGroupProps } from '../Field';
import type { FileRules } from '../internal/fileRules';
import type { FileDropLabels, FileEntry, ReusableFile } from './fileEntry';

/** Props of {@link FileDrop}; the rest goes to the `fieldset`. */
export interface FileDropProps
  extends Partial<FileRules>,
    Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange' | 'onPause'> {
  /** The files of the list, in the order they were added. */
  files: readonly FileEntry[];
  /** Called with the files that follow the rules; start uploading them here. */
  onAdd: (files: File[]) => void;
  /** Stop the upload. */
  onCancel: (id: string) => void;
  /** Stop sending for now, and go on. */
  onPause?: (id: string) => void;
  onResume?: (id: string) => void;
  /** Upload again. */
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** Files uploaded earlier. */
  reusable?: readonly ReusableFile[];
  onReuse?: (id: string) => void;
  multiple?: boolean;
  /** BCP 47, `sv-SE`: how sizes are written. */
  locale: string;
  labels: FileDropLabels;
}
