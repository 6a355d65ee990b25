import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { standingOf } from './standing';
import type { ApplicationStatus } from './status';
import { EDGES } from './transitions';

it.each([
  [['sent'], 'invited'],
  [['interested'], 'interested'],
  [['sent', 'interested'], 'interested'],
  [['candidate'], 'applied'],
  [['sent', 'interested', 'candidate', 'rejected'], 'applied'],
  [['candidate', 'not_interested'], 'applied'],
  [['sent', 'not_interested'], 'declined'],
  [['interested', 'not_interested'], 'over'],
  [['sent', 'interested', 'not_interested'], 'over'],
  [['sent', 'expired'], 'over'],
  [['interested', 'rejected'], 'over'],
] satisfies [ApplicationStatus[], string][])('after %j somebody is %s', (statuses, standing) => {
  const history = statuses.map((status) => ({ status }));
  const status = statuses.at(-1) ?? 'sent';
  expect(standingOf({ status, history })).toBe(standing);
});

it('says that somebody applied exactly where they did, whatever came after', () => {
  const walk = fc
    .tuple(
      fc.constantFrom<ApplicationStatus>('sent', 'interested', 'candidate'),
      fc.array(fc.nat(), { maxLength: 8 }),
    )
    .map(([first, turns]) => {
      const statuses = [first];
      for (const turn of turns) {
        const edges = EDGES.filter(({ from }) => from === statuses.at(-1));
        const edge = edges[turn % Math.max(edges.length, 1)];
        if (edge) statuses.push(edge.to);
      }
      return statuses;
    });
  holds(
    fc.property(walk, (statuses) => {
      const history = statuses.map((status) => ({ status }));
      const said = standingOf({ status: statuses.at(-1) ?? 'sent', history });
      const isEarly = said === 'invited' || said === 'interested';
      expect(said === 'applied').toBe(statuses.includes('candidate') && !isEarly);
      expect(isEarly && statuses.includes('candidate')).toBe(false);
    }),
  );
});
