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
  /** Called with the id of an upload that is to end. */
  onCancel: (id: string) => void;
  /** Called with the id of an upload that is to stop for now. */
  onPause?: (id: string) => void;
  /** Called with the id of a paused upload that is to go on. */
  onResume?: (id: string) => void;
  /** Called with the id of a failed upload that is to be tried again. */
  onRetry: (id: string) => void;
  /** Called with the id of a file that is to be removed. */
  onRemove: (id: string) => void;
  /** Files uploaded earlier, which can be attached again. Default none. */
  reusable?: readonly ReusableFile[];
  /** Called with the id of a file of `reusable` that is to be attached. */
  onReuse?: (id: string) => void;
  /** Whether several files can be chosen at once. Default false. */
  multiple?: boolean;
  /** BCP 47, `sv-SE`: how sizes are written. Default: the KitProvider's. */
  locale?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: FileDropLabels;
}
