'use client';

import { Autocomplete, type Option } from '@vikari/ui-kit/Autocomplete';
import { autocomplete } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const PROFESSIONS = [
  { id: 'nurse', label: 'Nurse', count: 412 },
  { id: 'assistant', label: 'Assistant nurse', count: 96 },
  { id: 'midwife', label: 'Midwife', count: 7 },
  { id: 'physician', label: 'Physician', count: 58 },
];

/** One of many, by typing. */
export function Professions() {
  const [profession, setProfession] = useState<Option | null>(null);
  return (
    <Autocomplete
      {...autocomplete}
      label="Profession"
      options={PROFESSIONS}
      value={profession}
      onValueChange={setProfession}
    />
  );
}
