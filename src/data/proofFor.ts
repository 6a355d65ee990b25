import type { ApiError } from '#domain/api/errors';
import { puzzleIn, solvePuzzle } from '#domain/proof/puzzle';

/**
 * Solves the puzzle of a refusal. Hashing runs beside the page, so that it can be scrolled and typed
 * in meanwhile: some 0.1 s on a computer, half a second on an old phone.
 *
 * @throws the refusal, where there is no puzzle or the browser cannot hash: not on `https`.
 */
export async function proofFor(refusal: ApiError): Promise<string> {
  const puzzle = puzzleIn(refusal.extra);
  const subtle = globalThis.crypto?.subtle;
  if (puzzle === null || subtle === undefined) throw refusal;
  return solvePuzzle(puzzle, (message) => subtle.digest('SHA-256', message));
}
