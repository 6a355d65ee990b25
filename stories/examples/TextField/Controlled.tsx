'use client';

import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';

/** `onValueChange` gets the text itself. */
export function Controlled() {
  const [town, setTown] = useState('Kiruna');
  return (
    <>
      <TextField label="Town" value={town} onValueChange={setTown} />
      <p>You search in {town || 'all of Sweden'}.</p>
    </>
  );
}
