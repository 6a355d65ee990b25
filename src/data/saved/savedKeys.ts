/** The prefix of what saving keeps on the device; signing out removes it. */
export const SAVED_PREFIX = 'saved.';

export const SAVED_KEY = {
  /** What a visitor has saved. */
  device: `${SAVED_PREFIX}device`,
  /** A candidate's marks that the server has not got yet. */
  unsent: `${SAVED_PREFIX}unsent`,
  /** The jobs that were opened last. */
  seen: `${SAVED_PREFIX}seen`,
  /** When the list of each saved search was last looked at. */
  looked: `${SAVED_PREFIX}looked`,
} as const;
