/** How a request ended that had no answer: it was never taken, or it was cut. */
export function endOf(error: unknown): 'refused' | 'cut' {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
    ? 'refused'
    : 'cut';
}
