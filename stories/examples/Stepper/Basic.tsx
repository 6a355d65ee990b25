'use client';

import { Stepper } from '@vikari/ui-kit/Stepper';
import { stepper } from '@vikari/ui-kit/texts/en';

/** The steps of a form that a person drives; what has been done is a link. */
export function Basic() {
  return (
    <Stepper
      {...stepper}
      current="questions"
      items={[
        { id: 'contact', label: 'Contact', state: 'complete', href: '#contact' },
        { id: 'questions', label: 'Questions', state: 'incomplete', href: '#questions' },
        { id: 'send', label: 'Send', state: 'incomplete' },
      ]}
    />
  );
}
