/** Why a page could not start in a browser. */
export const CLIENT_ERROR_KINDS = [
  /** The document is not one that the server rendered. */
  'no_root',
  /** The page's data is missing or cannot be read. */
  'no_data',
  /** A script could not be loaded. */
  'script_not_loaded',
  /** The page's own code failed. */
  'start_failed',
] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** Characters. */
export const CLIENT_ERROR_LIMITS = { message: 200, path: 200 } as const;
