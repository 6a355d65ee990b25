/** How the user that a tab shows has changed. */
export type ProfileChange =
  | 'same'
  /** A visitor has signed in. */
  | 'arrived'
  /** The session has ended without a sign-out. */
  | 'lost'
  /** Another user is signed in. */
  | 'replaced';

/**
 * Compares the user whom a tab shows with the one whom the server names, by user id; null is a
 * visitor.
 * @param shown undefined until the tab has read it.
 */
export function profileChange(
  shown: string | null | undefined,
  found: string | null,
): ProfileChange {
  if ((shown ?? null) === found) return 'same';
  if (shown === null || shown === undefined) return 'arrived';
  return found === null ? 'lost' : 'replaced';
}
