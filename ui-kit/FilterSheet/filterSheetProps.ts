import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ModalProps } from '../internal/modal/modalProps';

/** One kind of filter under its heading. */
export interface FilterSheetSection<T> {
  id: string;
  title: string;
  /** Renders it from the staged filter; `change` stages a part. */
  render: (staged: T, change: (patch: Partial<T>) => void) => ReactNode;
  /**
   * Everything that `render` depends on: it is not called again while these stay the same, in value
   * and order. Left out: at every change.
   */
  reads?: ((staged: T) => readonly unknown[]) | undefined;
  /** Folds it: what is chosen in it then stands beside its title; '' for nothing. */
  chosen?: ((staged: T) => string) | undefined;
  /** Its height in px until it is rendered; long sections are rendered after the sheet is open. */
  estimatedHeight?: number;
}

/** The texts of a FilterSheet. */
export interface FilterSheetLabels {
  /** "Filter" */
  title: string;
  /** "Stäng" */
  close: string;
  /** "Rensa alla" */
  clear: string;
  /** "Visa 412 uppdrag" */
  apply: (count: number) => string;
  /** While the number is not known yet: "Visa uppdrag". */
  applyUncounted: string;
  /** Announced when the number changes: "412 uppdrag". */
  count: (count: number) => string;
}

/** Props of a FilterSheet; the rest goes to the dialog's element. */
export interface FilterSheetProps<T extends object>
  extends ModalProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** The active filter; the sheet starts from it each time it opens. */
  applied: T;
  /** The filter without restrictions. */
  empty: T;
  /** Called when the sheet has closed and its history entry is removed: navigate here. */
  onApply: (filter: T) => void;
  /** Called with every staged change: read the number here. */
  onStagedChange?: (staged: T) => void;
  /** Results of the staged filter; null while not known. */
  count: number | null;
  /** Why the staged filter cannot be applied; shown beside the button, which then does nothing. */
  problem?: string | undefined;
  /**
   * Keeps the sheet in the page, hidden, from the first idle moment on, so that it opens at once. It
   * still starts anew from the active filter each time.
   */
  keepMounted?: boolean;
  /** The filters under their headings, in order. */
  sections: readonly FilterSheetSection<T>[];
  /** Its texts. Default: the KitProvider's. */
  labels?: FilterSheetLabels;
}
