'use client';

import { RateRange } from '@vikari/ui-kit/RateRange';
import { rateRange } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** `onValueCommit` is called once the hand lets go: search then, and not at each step. */
export function Controlled() {
  const [rates, setRates] = useState({ min: 600, max: 1200 });
  const [searched, setSearched] = useState('');
  return (
    <>
      <RateRange
        {...rateRange}
        min={300}
        max={2000}
        value={rates}
        onValueChange={setRates}
        onValueCommit={({ min, max }) => setSearched(`SEK ${min} to ${max}`)}
        histogram={{ from: 300, width: 340, bars: [2, 14, 30, 12, 3] }}
      />
      <p role="status">{searched}</p>
    </>
  );
}
