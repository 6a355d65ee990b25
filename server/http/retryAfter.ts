/** Seconds after which a caller may try again when the store is down. */
export const RETRY_AFTER_SECONDS = 30;
