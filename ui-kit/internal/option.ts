/** One thing that can be chosen. */
export interface Option {
  id: string;
  label: string;
  /** How many results it has now; left out where nobody counts. */
  count?: number | undefined;
  /** One line under the label. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** Options under a heading. */
export interface OptionSet {
  /** The heading; '' for options that stand by themselves. */
  label: string;
  options: readonly Option[];
}
