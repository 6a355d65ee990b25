/**
 * The terms of one meaning: ids of the vocabulary separated by spaces, and terms separated by `|`.
 * `sourced` were confirmed by a source of the facts file, `fromMemory` by none. `misspelt` are
 * known misspellings of the first id's name. `weak` are terms, listed before as well, that need
 * another word of care beside them.
 */
export type TermRow = readonly [
  ids: string,
  sourced: string,
  fromMemory: string,
  misspelt?: string,
  weak?: string,
];
