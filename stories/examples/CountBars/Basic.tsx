'use client';

import { CountBars } from '@vikari/ui-kit/CountBars';

/** Each bar is a link to what was counted. */
export function Basic() {
  return (
    <CountBars
      label="Assignments by month"
      formatCount={(count) => count.toLocaleString('en-GB')}
      items={[
        {
          label: 'Dec',
          fullLabel: 'December',
          href: '#12',
          count: 128,
          countText: '128 assignments',
        },
        {
          label: 'Jan',
          fullLabel: 'January',
          href: '#1',
          count: 214,
          countText: '214 assignments',
        },
        { label: 'Feb', fullLabel: 'February', href: '#2', count: 96, countText: '96 assignments' },
      ]}
    />
  );
}
