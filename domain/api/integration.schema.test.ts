import { describe, expect, it } from 'vitest';
import { listApplicationsSchema } from './integration.schema';

describe('listApplicationsSchema', () => {
  it.each(['2026-02-28T00:00Z', '2026-02-28T23:59:59+01:00', '2024-02-29T12:00:00.123456Z'])(
    'accepts the instant %s',
    (since) => {
      expect(listApplicationsSchema.isValidSync({ since }, { strict: true })).toBe(true);
    },
  );

  it.each([
    '2026-02-30T00:00Z',
    '2025-02-29T00:00Z',
    '2026-13-01T00:00Z',
    '2026-02-28T25:00Z',
    '2026-02-28',
    '2026-02-28T00:00',
    '0999-02-28T00:00Z',
  ])('refuses %s', (since) => {
    expect(listApplicationsSchema.isValidSync({ since }, { strict: true })).toBe(false);
  });
});
