/** What has become of the person that a tab shows. */
export type ProfileChange =
  | 'same'
  /** Nobody was shown, and now somebody is signed in. */
  | 'arrived'
  /** The session is over, and nobody signed out. */
  | 'lost'
  /** Another person is signed in. */
  | 'replaced';

/**
 * Compares whom a tab shows with whom the server names, by user id; null is nobody.
 * @param shown undefined while the tab does not know yet.
 */
export function profileChange(
  shown: string | null | undefined,
  found: string | null,
): ProfileChange {
  if ((shown ?? null) === found) return 'same';
  if (shown === null || shown === undefined) return 'arrived';
  return found === null ? 'lost' : 'replaced';
}
