import type { ApplicationStatus } from '#domain/applications/status';

/**
 * Whether the candidate and the employer of an application may write to each other: once the
 * candidate has shown interest or applied.
 */
export function mayTalk({
  status,
  history,
}: {
  status: ApplicationStatus;
  history: readonly { status: ApplicationStatus }[];
}): boolean {
  const seen = history.map((event) => event.status);
  return status !== 'sent' && (seen.includes('interested') || seen.includes('candidate'));
}
