'use client';

import { FilterBar } from '@vikari/ui-kit/FilterBar';
import { FilterBarCombobox, type Option } from '@vikari/ui-kit/FilterBarCombobox';
import { filterBarCombobox } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const PLACES = ['Kiruna', 'Luleå', 'Mora', 'Umeå'].map((label) => ({ id: label, label }));

/** You decide what matches, here or on a server. */
export function Basic() {
  const [value, setValue] = useState<Option | null>(null);
  const [typed, setTyped] = useState('');
  return (
    <FilterBar
      label="Search assignments"
      submitLabel="Search"
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterBarCombobox
        {...filterBarCombobox}
        label="Place"
        value={value}
        onValueChange={setValue}
        onType={setTyped}
        options={PLACES.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))}
      />
    </FilterBar>
  );
}
