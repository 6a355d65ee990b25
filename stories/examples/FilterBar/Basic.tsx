'use client';

import { FilterBar, FilterBarSelect, FilterBarText } from '@vikari/ui-kit/FilterBar';
import { useState } from 'react';

/** Native controls in a form: it works before any script has loaded. */
export function Basic() {
  const [search, setSearch] = useState('');
  return (
    <>
      <FilterBar
        label="Search assignments"
        submitLabel="Search"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch([...new FormData(event.currentTarget).values()].filter(Boolean).join(', '));
        }}
      >
        <FilterBarSelect
          label="Profession"
          name="profession"
          placeholder="All professions"
          groups={[
            {
              label: 'Nurses',
              options: [
                { id: 'nurse', label: 'Nurse' },
                { id: 'midwife', label: 'Midwife' },
              ],
            },
          ]}
        />
        <FilterBarText label="Free text" name="text" placeholder="Kiruna, nights" />
      </FilterBar>
      <p role="status">{search}</p>
    </>
  );
}
