import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { knownIdsOf } from '../jobs/knownIds';
import { CONSTANTS } from '../vocabulary/constants';
import { canonicalQuery } from './savedQuery';

const KNOWN = knownIdsOf(CONSTANTS);
const canonical = (query: string) => canonicalQuery(query, KNOWN);

it.each([
  ['q=natt&roles=sjukskoterska', 'roles=sjukskoterska&q=natt'],
  ['?roles=sjukskoterska&order=highest_hourly_rate&force-refresh=true', 'roles=sjukskoterska'],
  ['roles=sjukskoterska,sjorovare&utm_source=x', 'roles=sjukskoterska'],
  ['q=+natt++natt+', 'q=natt%20natt'],
  ['order=newest&force-refresh=true', ''],
  ['roles=sjorovare', ''],
  ['', ''],
])('of %s is %s', (query, expected) => {
  expect(canonical(query)).toBe(expected);
});

it('of whatever is written is its own canonical query', () => {
  const part = fc.tuple(
    fc.constantFrom('q', 'roles', 'locations', 'min-hourly-rate', 'from-date', 'order', 'eligible'),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 130 }),
      fc.constantFrom('sjukskoterska,lakare', 'm-2480', '600', '2026-05-04', 'yes'),
    ),
  );
  holds(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const once = canonical(new URLSearchParams(parts).toString());
      expect(canonical(once)).toBe(once);
    }),
  );
});
