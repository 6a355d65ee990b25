/** One option. */
export interface Option {
  id: string;
  label: string;
  /** How many results it has now; absent when they are not counted. */
  count?: number | undefined;
  /** One line under the label. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** Options under a heading. */
export interface OptionSet {
  /** The heading; '' for options without one. */
  label: string;
  options: readonly Option[];
}
