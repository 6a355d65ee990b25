'use client';

import { RateRange } from '@vikari/ui-kit/RateRange';
import { rateRange } from '@vikari/ui-kit/texts/en';

/** Two ends on one slider, which can be typed as well. */
export function Basic() {
  return <RateRange {...rateRange} min={300} max={2000} defaultValue={{ min: 600, max: 1200 }} />;
}
