'use client';

import { CheckAnswers } from '@vikari/ui-kit/CheckAnswers';
import { checkAnswers } from '@vikari/ui-kit/texts/en';

/** The answers of a form before it is sent, each with a link to its question. */
export function Basic() {
  return (
    <CheckAnswers
      {...checkAnswers}
      title="About you"
      items={[
        { question: 'Name', answer: 'Amina Lindqvist', changeHref: '#name' },
        { question: 'Profession', answer: 'Nurse', changeHref: '#profession' },
        { question: 'Licence', answer: 'Confirmed by the register' },
      ]}
    />
  );
}
