/** Builds the site and the server into `dist/` when a source changed since the last time. */
export function buildProduct(options?: { force?: boolean }): Promise<void>;
