'use client';

import { MultiSelect } from '@vikari/ui-kit/MultiSelect';
import { multiSelect } from '@vikari/ui-kit/texts/en';

/** Several of many, by typing. */
export function Basic() {
  return (
    <MultiSelect
      {...multiSelect}
      label="Where can you work?"
      hint="Choose as many as you like."
      name="places"
      defaultValue={['kiruna']}
      groups={[
        {
          label: 'Norrbotten',
          options: [
            { id: 'kiruna', label: 'Kiruna' },
            { id: 'lulea', label: 'Luleå' },
          ],
        },
        { label: 'Dalarna', options: [{ id: 'mora', label: 'Mora' }] },
      ]}
    />
  );
}
