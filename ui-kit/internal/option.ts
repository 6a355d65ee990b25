/** One option. `Id` may be a union of the ids there are. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  /** How many results it has now; absent when they are not counted. */
  count?: number | undefined;
  /** One line under the label. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** An answer to a question, which may be in the words of who asked. */
export interface AnswerOption<Id extends string = string> extends Option<Id> {
  /** The label's language, where it is not that of the page. */
  lang?: string | undefined;
}

/**
 * Finds the options that a typed text means, the best first; all of them for ''. For vocabularies
 * that are known by other names than their labels. `group` is the heading, where there is one.
 */
export type FindOptions = <Found extends { id: string; label: string; group?: string | undefined }>(
  options: readonly Found[],
  query: string,
) => Found[];

/** Options under a heading. */
export interface OptionSet<Id extends string = string> {
  /** The heading; '' for options without one. */
  label: string;
  options: readonly Option<Id>[];
}

/** Answers under a heading. */
export interface AnswerSet<Id extends string = string> {
  /** The heading; '' for answers without one. */
  label: string;
  options: readonly AnswerOption<Id>[];
}
