/** Whether what is said with one version is older than what was said with another. */
export const isOlder = (version: number | null, known: number | null | undefined): boolean =>
  version !== null && known !== null && known !== undefined && version < known;

/**
 * The version of what is known after a word that counts: one without a version comes after the one
 * before it, and what is older than that stays older.
 */
export const versionAfter = (
  version: number | null,
  known: number | null | undefined,
): number | null => version ?? known ?? null;
