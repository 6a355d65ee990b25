'use client';

import { SearchBar } from '@vikari/ui-kit/SearchBar';
import { searchBar } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** A button that looks like a field: on a phone it opens the whole search. */
export function Basic() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <SearchBar
        {...searchBar}
        label="Search"
        placeholder="Profession, place or period"
        summary="Nurse, Kiruna"
        filterCount={2}
        onClick={() => setPresses(presses + 1)}
      />
      <p role="status">{presses > 0 && 'Your search opens here.'}</p>
    </>
  );
}
