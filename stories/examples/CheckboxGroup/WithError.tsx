'use client';

import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { useState } from 'react';

/** The error goes away as soon as it is put right. */
export function WithError() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <CheckboxGroup
      label="Which systems do you know?"
      value={chosen}
      onValueChange={setChosen}
      error={chosen.length === 0 ? 'Choose at least one system.' : undefined}
      options={[
        { id: 'cosmic', label: 'Cosmic' },
        { id: 'melior', label: 'Melior' },
        { id: 'take-care', label: 'TakeCare' },
      ]}
    />
  );
}
