'use client';

import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { useState } from 'react';

/** The value is as narrow as the ids: `'yes' | 'no'`. */
export function WithError() {
  const [answer, setAnswer] = useState<'yes' | 'no' | ''>('');
  return (
    <RadioCards
      label="Do you have a driving licence?"
      columns={2}
      value={answer}
      onValueChange={setAnswer}
      error={answer === '' ? 'Choose yes or no.' : undefined}
      options={[
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ]}
    />
  );
}
