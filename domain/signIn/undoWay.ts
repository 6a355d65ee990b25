/** The page that the link "this was not me" opens: it has a button that takes a new way back. */
export const UNDO_WAY_PATH = '/det-var-inte-jag';

/**
 * The possible results of pressing it; they are part of the page's address, so that no script is
 * needed.
 */
const UNDO_WAY_RESULTS = ['undone', 'taken', 'invalid', 'failed'] as const;
export type UndoWayResult = (typeof UNDO_WAY_RESULTS)[number];

export function isUndoWayResult(value: unknown): value is UndoWayResult {
  return UNDO_WAY_RESULTS.some((result) => result === value);
}
