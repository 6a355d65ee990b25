'use client';

import { MultiSelect } from '@vikari/ui-kit/MultiSelect';
import { multiSelect } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** Controlled, with an error until something is chosen. */
export function WithError() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <MultiSelect
      {...multiSelect}
      label="Languages"
      value={chosen}
      onValueChange={setChosen}
      error={chosen.length === 0 ? 'Choose at least one language.' : undefined}
      groups={[
        {
          label: 'Languages',
          options: [
            { id: 'sv', label: 'Swedish' },
            { id: 'en', label: 'English' },
            { id: 'fi', label: 'Finnish' },
          ],
        },
      ]}
    />
  );
}
