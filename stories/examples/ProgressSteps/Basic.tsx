'use client';

import { ProgressSteps } from '@vikari/ui-kit/ProgressSteps';
import { progressSteps } from '@vikari/ui-kit/texts/en';

/** Where something stands that others drive. */
export function Basic() {
  return (
    <ProgressSteps
      {...progressSteps}
      items={[
        { id: 'sent', label: 'Application sent', state: 'done' },
        { id: 'interview', label: 'Interview', state: 'current', duration: '2 days' },
        { id: 'answer', label: 'Answer', state: 'upcoming' },
      ]}
    />
  );
}
