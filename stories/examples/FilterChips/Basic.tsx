'use client';

import { FilterChips } from '@vikari/ui-kit/FilterChips';
import { filterChips } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const ALL = [
  { id: 'nurse', label: 'Nurse' },
  { id: 'kiruna', label: 'Kiruna' },
  { id: 'night', label: 'Night' },
];

/** The active filters; a removed one is announced, and the next gets the focus. */
export function Basic() {
  const [chips, setChips] = useState(ALL);
  return (
    <FilterChips
      {...filterChips}
      chips={chips}
      onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
      onClear={() => setChips([])}
    />
  );
}
