/** The scale of a range slider, in its unit. */
export interface RateScale {
  /** The lowest value. Default 500. */
  min: number;
  /** The highest value. Default 3500. */
  max: number;
  /** The step of the thumbs and the arrow keys. Default 10. */
  step: number;
  /** The smallest distance between the two values; a multiple of `step`. Default 10. */
  minDistance: number;
}

/** Two values on the scale, at least the smallest distance apart. */
export interface Rates {
  min: number;
  max: number;
}

/** One of the two ends. */
export type Thumb = 'min' | 'max';

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The nearest value on the scale. */
export function snap(value: number, { min, max, step }: RateScale): number {
  return clamp(min + Math.round((value - min) / step) * step, min, max);
}

/** The range of one end, given the other. */
export function thumbBounds(thumb: Thumb, rates: Rates, scale: RateScale): Rates {
  return thumb === 'min'
    ? { min: scale.min, max: rates.max - scale.minDistance }
    : { min: rates.min + scale.minDistance, max: scale.max };
}

/** Moves one end to the nearest allowed value; the other stays, and no value is refused. */
export function moveThumb(thumb: Thumb, to: number, rates: Rates, scale: RateScale): Rates {
  const { min, max } = thumbBounds(thumb, rates, scale);
  return { ...rates, [thumb]: clamp(snap(to, scale), min, max) };
}

/** Corrects any pair: swapped, too close, outside or between two steps. */
export function normalise({ min, max }: Rates, scale: RateScale): Rates {
  const low = snap(Math.min(min, max), scale);
  const high = snap(Math.max(min, max), scale);
  const from = Math.min(low, scale.max - scale.minDistance);
  return { min: from, max: Math.max(high, from + scale.minDistance) };
}

/** The position of a value, 0 at the start of the scale and 1 at its end. */
export function toShare(value: number, { min, max }: RateScale): number {
  return clamp((value - min) / (max - min), 0, 1);
}

/**
 * Reads a typed amount: spaces, a unit after it and a decimal part are accepted.
 * @returns Null when there is no number.
 */
export function parseRate(text: string): number | null {
  const digits = /^[^\d-]*(\d[\d\s.]*)(?:,\d*)?\D*$/u.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits.replace(/[\s.]/gu, ''));
}

/** Bars of equal width over the scale. */
export interface Histogram {
  /** Where the first bar begins. */
  from: number;
  /** Width of a bar in the scale's unit. */
  width: number;
  /** The count of each bar. */
  bars: readonly number[];
}

/** One bar ready to render; all shares are 0–1. */
export interface Bar {
  /** Its left edge on the scale. */
  start: number;
  width: number;
  height: number;
  /** Whether it overlaps the selected range. */
  inside: boolean;
}

/** The bars as rendered. A bar that is not empty is at least 4 % high, so that it is visible. */
export function toBars(histogram: Histogram, rates: Rates, scale: RateScale): Bar[] {
  const most = Math.max(...histogram.bars, 1);
  return histogram.bars.map((count, at) => {
    const from = histogram.from + at * histogram.width;
    const to = from + histogram.width;
    return {
      start: toShare(from, scale),
      width: toShare(to, scale) - toShare(from, scale),
      height: count === 0 ? 0 : Math.max(count / most, 0.04),
      inside: to > rates.min && from < rates.max,
    };
  });
}
