'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Stack } from '@vikari/ui-kit/Stack';
import { Stepper } from '@vikari/ui-kit/Stepper';
import { stepper } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const STEPS = [
  { id: 'contact', label: 'Contact' },
  { id: 'questions', label: 'Questions' },
  { id: 'send', label: 'Send' },
];

/** `horizontal` above the form. A step that must be put right has the state `error`; what is done stays a link. */
export function AboveAForm() {
  const [step, setStep] = useState(1);
  return (
    <Stack spacing={4} alignItems="start">
      <Stepper
        {...stepper}
        orientation="horizontal"
        current={STEPS[step]?.id ?? 'send'}
        items={STEPS.map(({ id, label }, at) => ({
          id,
          label,
          state: at === 0 ? 'error' : at < step ? 'complete' : 'incomplete',
          ...(at < step && { href: `#${id}` }),
          ...(at === 0 && { hint: 'Phone is missing' }),
        }))}
      />
      <Button onClick={() => setStep((step + 1) % STEPS.length)}>Next</Button>
    </Stack>
  );
}
