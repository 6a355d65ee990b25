/** Why a page could not start in a browser, or an error in it that is reported to the operator. */
export const CLIENT_ERROR_KINDS = [
  /** The document is not one that the server rendered. */
  'no_root',
  /** The page's data is missing or cannot be read. */
  'no_data',
  /** A script could not be loaded. */
  'script_not_loaded',
  /** The page's own code failed. */
  'start_failed',
  /** A file of the candidate's could not be read; the message is the error code. */
  'file_not_read',
] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** Characters. */
export const CLIENT_ERROR_LIMITS = { message: 200, path: 200 } as const;
