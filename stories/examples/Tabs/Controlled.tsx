'use client';

import { Tabs } from '@vikari/ui-kit/Tabs';
import { useState } from 'react';

/** Your state says which is shown. */
export function Controlled() {
  const [shown, setShown] = useState<'day' | 'week'>('week');
  return (
    <Tabs
      label="Calendar"
      value={shown}
      onValueChange={setShown}
      items={[
        { id: 'day', label: 'Day', content: <p>Monday 30 November</p> },
        { id: 'week', label: 'Week', content: <p>Week 49</p> },
      ]}
    />
  );
}
