import { describe, expect, it } from 'vitest';
import { type MeasuredBar, placeBars } from './placeBars';

const bar = (part: MeasuredBar['part'], size: number): MeasuredBar => ({ part, size });

it('stacks the bars upon each other, whichever comes first', () => {
  const bars = [bar('page', 72), bar('offer', 60), bar('message', 72), bar('tabs', 64)];
  expect(placeBars(bars, 844)).toEqual({ offsets: [124, 64, 196, 0], total: 268, fixed: 124 });
});

describe.each([475, 600, 844])('in a window of %i px', (height) => {
  const sizes = [0, 52, 64, 72, 96, 128, 144, 200];

  it('takes a third at most, without one covering another', () => {
    for (const tabs of sizes)
      for (const offer of sizes)
        for (const page of sizes) {
          const bars = [bar('tabs', tabs), bar('offer', offer), bar('page', page)];
          const { offsets, total } = placeBars(bars, height);
          expect(total).toBeLessThanOrEqual(height / 3);
          const spans = bars
            .flatMap(({ size }, at) => {
              const offset = offsets[at];
              return offset === null || offset === undefined ? [] : [[offset, offset + size]];
            })
            .sort(([a = 0], [b = 0]) => a - b);
          for (const [at, [start = 0]] of spans.entries()) {
            expect(start).toBe(spans[at - 1]?.[1] ?? 0);
          }
        }
  });
});

it('lets the offer give way first, then the tabs, then the page', () => {
  const bars = [bar('tabs', 64), bar('offer', 60), bar('page', 72)];
  const shown = (height: number) =>
    placeBars(bars, height).offsets.map((offset) => offset !== null);
  expect(shown(600)).toEqual([true, true, true]);
  expect(shown(475)).toEqual([true, false, true]);
  expect(shown(300)).toEqual([false, false, true]);
  expect(shown(200)).toEqual([true, false, false]);
});

it('lets all give way to a message', () => {
  const bars = [bar('tabs', 64), bar('page', 72), bar('message', 150)];
  expect(placeBars(bars, 475)).toEqual({ offsets: [null, null, 0], total: 150, fixed: 0 });
});
