'use client';

import { OptionGroup } from '@vikari/ui-kit/OptionGroup';
import { optionGroup } from '@vikari/ui-kit/texts/en';

/** Filters with how many there are of each; long groups are folded and can be searched. */
export function Basic() {
  return (
    <OptionGroup
      {...optionGroup}
      label="Profession"
      limit={3}
      defaultValue={['nurse']}
      options={[
        { id: 'nurse', label: 'Nurse', count: 412 },
        { id: 'midwife', label: 'Midwife', count: 38 },
        { id: 'doctor', label: 'Doctor', count: 96 },
        { id: 'dentist', label: 'Dentist', count: 7 },
      ]}
    />
  );
}
