import { shareOf } from '../internal/share';
import type { StackedBarBar, StackedBarPart } from './stackedBarProps';

/** A part of a bar as it is drawn; shares of the scale, 0 to 1. */
export interface Segment extends StackedBarPart {
  start: number;
  width: number;
}

const partOf = ({ values }: StackedBarBar, { id }: StackedBarPart): number =>
  Math.max(0, values[id] ?? 0);

/** The sum of a bar's parts. */
export function totalOf(bar: StackedBarBar, parts: readonly StackedBarPart[]): number {
  return parts.reduce((sum, part) => sum + partOf(bar, part), 0);
}

/** A bar's parts one after the other, without those that are 0. `greatest` is the scale's end. */
export function segmentsOf(
  bar: StackedBarBar,
  parts: readonly StackedBarPart[],
  greatest: number,
): Segment[] {
  let before = 0;
  return parts.flatMap((part) => {
    const value = partOf(bar, part);
    if (value === 0) return [];
    const start = shareOf(before, greatest);
    before += value;
    return [{ ...part, start, width: shareOf(value, greatest) }];
  });
}
