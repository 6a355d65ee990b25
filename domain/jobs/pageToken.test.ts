import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { decodePageToken, encodePageToken, type PageCursor } from './pageToken';

const cursor: PageCursor = {
  order: 'newest',
  rank: 0,
  publishedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  id: 'job-0001',
};

describe('page tokens', () => {
  it('are read back as they were written, and are safe in a URL', () => {
    const id = fc.stringMatching(/^[\x21-\x7e]{1,64}$/);
    holds(
      fc.property(fc.nat(9_999_999), fc.nat(), id, (rank, publishedAt, id) => {
        for (const order of ['relevance', 'newest', 'highest_hourly_rate'] as const) {
          const token = encodePageToken({ order, rank, publishedAt, id });
          expect(token).toMatch(/^[\w-]+$/);
          expect(decodePageToken(token, order)).toEqual({ order, rank, publishedAt, id });
          const inWeek = { order, rank, publishedAt, id, week: rank };
          expect(decodePageToken(encodePageToken(inWeek), order)).toEqual(inWeek);
        }
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['other signs', 'n.0.1.x'],
    ['not base64', 'AAAAA'],
    ['other content', btoa('hello there').replaceAll('=', '')],
    ['padding', `${encodePageToken(cursor)}=`],
    ['an extra bit at the end', encodePageToken({ ...cursor, id: 'ab' }).replace(/.$/, '9')],
    ['a number in another notation', btoa('n.00.1.x').replaceAll('=', '')],
    ['the other order', encodePageToken({ ...cursor, order: 'highest_hourly_rate' })],
    ['too much', encodePageToken(cursor).repeat(5)],
  ])('refuses %s', (_, token) => {
    expect(decodePageToken(token, 'newest')).toBeNull();
  });

  it('refuses noise', () => {
    holds(
      fc.property(fc.string(), (noise) => {
        expect(decodePageToken(noise, 'newest')).toBeNull();
      }),
    );
  });
});
