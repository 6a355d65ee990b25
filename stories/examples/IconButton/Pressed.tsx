'use client';

import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { useState } from 'react';

/** With `pressed` it is a switch: the label stays, and the state is announced. */
export function Pressed() {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton
      label="Save the assignment"
      icon={<Icon name={saved ? 'heart-filled' : 'heart'} />}
      pressed={saved}
      onClick={() => setSaved(!saved)}
    />
  );
}
