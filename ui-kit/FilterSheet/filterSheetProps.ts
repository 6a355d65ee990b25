import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ModalProps } from '../internal/modal/ModalSurface';

/** One kind of filter under its heading. */
export interface FilterSheetSection<T> {
  id: string;
  title: string;
  /** Draws it from the staged filter; `change` stages a part. */
  render: (staged: T, change: (patch: Partial<T>) => void) => ReactNode;
  /** Its height in px until it is drawn; long sections are drawn after the sheet is open. */
  estimatedHeight?: number;
}

/** The words of a FilterSheet. */
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
  /** Said when the number changes: "412 uppdrag". */
  count: (count: number) => string;
}

/** Props of a FilterSheet; the rest goes to the dialog's element. */
export interface FilterSheetProps<T extends object>
  extends ModalProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** The filter in force; the sheet starts from it each time it opens. */
  applied: T;
  /** The filter that lets everything through. */
  empty: T;
  /** Called when the sheet has closed and the browser's history is settled: navigate here. */
  onApply: (filter: T) => void;
  /** Called with every staged change: ask for the number here. */
  onStagedChange?: (staged: T) => void;
  /** Results of the staged filter; null while not known. */
  count: number | null;
  /** Why the staged filter cannot be applied; said beside the button, which then waits. */
  problem?: string | undefined;
  sections: readonly FilterSheetSection<T>[];
  labels: FilterSheetLabels;
}
