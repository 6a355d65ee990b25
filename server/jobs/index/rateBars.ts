import type { RateHistogram } from '#domain/jobs/filter';
import { HOURLY_RATE } from '#domain/limits';
import type { ComparableRate } from '#domain/pay/comparableRate';

/** SEK per hour per bar. */
const WIDTH = 100;
const BARS = Array.from({ length: (HOURLY_RATE.max - HOURLY_RATE.min) / WIDTH }, (_, bar) => bar);

/**
 * The bars that a comparable rate overlaps, so that a bar's count is the number of jobs that a filter
 * on that bar alone would leave. Rates outside part 9's bounds count in the nearest bar, since a
 * limit on the bound lets them through.
 */
export function rateBars(rate: ComparableRate): string[] {
  const [first, last] = [barOf(rate.min), barOf(rate.max)];
  return BARS.filter((bar) => bar >= first && bar <= last).map(String);
}

function barOf(rate: number): number {
  return Math.min(Math.max(Math.floor((rate - HOURLY_RATE.min) / WIDTH), 0), BARS.length - 1);
}

/** The histogram from jobs per bar. */
export function rateHistogram(counts: Readonly<Record<string, number>>): RateHistogram {
  return { from: HOURLY_RATE.min, width: WIDTH, bars: BARS.map((bar) => counts[bar] ?? 0) };
}
