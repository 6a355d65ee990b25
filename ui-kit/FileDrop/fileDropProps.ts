import type { FieldGroupProps } from '../Field';
import type { FileRules } from '../internal/fileRules';
import type { FileDropLabels, FileEntry, ReusableFile } from './fileEntry';

/** Props of {@link FileDrop}; the rest goes to the `fieldset`. */
export interface FileDropProps
  extends Partial<FileRules>,
    Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** The files on the list, in the order they came. */
  files: readonly FileEntry[];
  /** Called with the files that keep the rules; start sending them here. */
  onAdd: (files: File[]) => void;
  /** Stop sending. */
  onCancel: (id: string) => void;
  /** Send once more. */
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** Files handed in earlier. */
  reusable?: readonly ReusableFile[];
  onReuse?: (id: string) => void;
  multiple?: boolean;
  /** BCP 47, `sv-SE`: how sizes are written. */
  locale: string;
  labels: FileDropLabels;
}
