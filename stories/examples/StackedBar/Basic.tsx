'use client';

import { StackedBar } from '@vikari/ui-kit/StackedBar';
import { stackedBar } from '@vikari/ui-kit/texts/en';

/** What a whole is divided into, with its table. */
export function Basic() {
  return (
    <StackedBar
      {...stackedBar}
      caption="What SEK 690 becomes"
      formatValue={(value) => `SEK ${value}`}
      parts={[
        { id: 'net', label: 'After tax', tone: 'success' },
        { id: 'tax', label: 'Tax', tone: 'neutral' },
      ]}
      bars={[{ label: 'An hour', values: { net: 470, tax: 220 } }]}
    />
  );
}
