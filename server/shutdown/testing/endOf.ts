/** How a request without a response ended: it was not accepted, or its connection was closed. */
export function endOf(error: unknown): 'refused' | 'cut' {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
    ? 'refused'
    : 'cut';
}
