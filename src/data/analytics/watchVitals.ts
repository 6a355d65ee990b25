import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { PROPERTIES } from '#domain/analytics/events';

/** One measured value of the loaded page, as its bucket. */
export interface MeasuredVital {
  vital: (typeof PROPERTIES)['vital'][number];
  rating: (typeof PROPERTIES)['rating'][number];
}

/** Measures the loaded page, and tells each value once, at the latest when the page is hidden. */
export type WatchVitals = (onVital: (measured: MeasuredVital) => void) => void;

const RATINGS = {
  good: 'good',
  'needs-improvement': 'needs_improvement',
  poor: 'poor',
} as const satisfies Record<Metric['rating'], MeasuredVital['rating']>;

/**
 * By the browser's own records, also of what happened before this code was there. The value itself is
 * dropped here: how long a page took is told by nobody's device but as one of three words.
 */
export const watchVitals: WatchVitals = (onVital) => {
  const told = new Set<string>();
  const tell =
    (vital: MeasuredVital['vital']) =>
    ({ rating }: Metric): void => {
      // A page that comes back from the browser's memory is measured anew, and was not loaded
      if (told.has(vital)) return;
      told.add(vital);
      onVital({ vital, rating: RATINGS[rating] });
    };
  onLCP(tell('lcp'));
  onINP(tell('inp'));
  onCLS(tell('cls'));
};
