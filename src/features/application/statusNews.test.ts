import { describe, expect, it } from 'vitest';
import { sameStatuses, statusesOf, statusNews } from './statusNews';

const a = { id: 'a', status: 'candidate' } as const;
const b = { id: 'b', status: 'qualified' } as const;
const movedA = { id: 'a', status: 'qualified' } as const;

describe('changes in a list', () => {
  it.each([
    ['nothing', [a, b], [a, b], [], true],
    ['another order', [a, b], [b, a], [], true],
    ['a changed one', [a, b], [movedA, b], [movedA], false],
    ['a new one', [a], [b, a], [], false],
    ['a removed one', [a, b], [a], [], false],
    ['a first list', [], [a, b], [], false],
  ] as const)('%s', (_name, before, now, news, same) => {
    const seen = statusesOf(before);
    expect(statusNews<(typeof now)[number]>(seen, now)).toEqual(news);
    expect(sameStatuses(seen, now)).toBe(same);
  });
});
