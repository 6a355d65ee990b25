import type { PersonalDataExport } from '#domain/api/privacy';

/** A copy of everything about a candidate, ready to be downloaded. */
export function anExport(changed: Partial<PersonalDataExport> = {}): PersonalDataExport {
  return {
    id: 'e-1',
    status: 'ready',
    progress: 1,
    requestedAt: '2026-11-21T08:00:00.000Z',
    expiresAt: '2026-11-28T08:04:00.000Z',
    size: 14_680_064,
    ...changed,
  };
}
