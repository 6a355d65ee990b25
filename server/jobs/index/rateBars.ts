import type { RateHistogram } from '#domain/jobs/filter';
import type { HourlyRate } from '#domain/jobs/job';
import { HOURLY_RATE } from '#domain/limits';

/** SEK per hour in one bar. */
const WIDTH = 100;
const BARS = (HOURLY_RATE.max - HOURLY_RATE.min) / WIDTH;
const NO_RATE = BARS * BARS;

/** Every code of `rateBarsCode` is below it. */
export const RATE_BARS_CODES = NO_RATE + 1;

/**
 * The first and last bar that a rate reaches into, as one number. Rates outside part 9's
 * bounds count at the nearest bar, as a limit on its bound lets them through.
 */
export function rateBarsCode(rate: HourlyRate | null): number {
  return rate === null ? NO_RATE : barOf(rate.min) * BARS + barOf(rate.max);
}

function barOf(rate: number): number {
  return Math.min(Math.max(Math.floor((rate - HOURLY_RATE.min) / WIDTH), 0), BARS - 1);
}

/**
 * The histogram from jobs per code. A job counts in every bar that its range reaches into, so
 * that a bar says how many jobs a filter on just that bar would leave.
 */
export function rateHistogram(countsByCode: Int32Array): RateHistogram {
  const bars = new Array<number>(BARS).fill(0);
  for (let code = 0; code < NO_RATE; code += 1) {
    const count = countsByCode[code] ?? 0;
    const last = count === 0 ? -1 : code % BARS;
    for (let bar = Math.floor(code / BARS); bar <= last; bar += 1)
      bars[bar] = (bars[bar] ?? 0) + count;
  }
  return { from: HOURLY_RATE.min, width: WIDTH, bars };
}
