'use client';

import { Autocomplete, type FindOptions } from '@vikari/ui-kit/Autocomplete';
import { autocomplete } from '@vikari/ui-kit/texts/en';

const OTHER_NAMES: Record<string, string> = { nurse: 'RN', midwife: 'labour ward' };
const PROFESSIONS = [
  { id: 'nurse', label: 'Nurse' },
  { id: 'midwife', label: 'Midwife' },
];

const find: FindOptions = (options, query) =>
  options.filter(({ id, label }) =>
    `${label} ${OTHER_NAMES[id] ?? ''}`.toLowerCase().includes(query.toLowerCase()),
  );

/** `findOptions` finds what people call them, where the labels alone do not say it: try `RN`. */
export function FoundByOtherNames() {
  return (
    <Autocomplete {...autocomplete} label="Profession" options={PROFESSIONS} findOptions={find} />
  );
}
