/** Where an axis begins and ends, and the values that it names. */
export interface RangeAxis {
  from: number;
  to: number;
  ticks: number[];
}

/** The most steps on an axis, so that its values fit beside one another on a phone. */
const MOST_STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** The smallest round number that is not below `least`: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (ROUND.find((factor) => factor * power >= least) ?? 10) * power;
}

/**
 * An axis over all values that begins and ends at round numbers. Ranges are compared by their
 * place, not by their length, so that it need not begin at zero.
 */
export function rangeAxis(values: readonly number[]): RangeAxis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || least === most) {
    const middle = values[0] ?? 0;
    return { from: middle - 1, to: middle + 1, ticks: [middle] };
  }
  const step = roundStep((most - least) / (MOST_STEPS - 1));
  const from = Math.floor(least / step) * step;
  const steps = Math.ceil((most - from) / step);
  return {
    from,
    to: from + steps * step,
    ticks: Array.from({ length: steps + 1 }, (_, at) => from + at * step),
  };
}

/** A value's place on the axis, in percent. */
export function placeOn({ from, to }: RangeAxis, value: number): number {
  return ((value - from) / (to - from)) * 100;
}
