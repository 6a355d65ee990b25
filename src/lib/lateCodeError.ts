/** Code or texts of the site that come late could not be loaded. */
export class LateCodeError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LateCodeError';
  }
}
