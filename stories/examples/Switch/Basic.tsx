'use client';

import { Switch } from '@vikari/ui-kit/Switch';
import { useState } from 'react';

/** Takes effect at once; what is sent with a form is a checkbox. */
export function Basic() {
  const [on, setOn] = useState(true);
  return (
    <Switch
      label="Show my profile to workplaces"
      hint="You can change this at any time."
      checked={on}
      onCheckedChange={setOn}
    />
  );
}
