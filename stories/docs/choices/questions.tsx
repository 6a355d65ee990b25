import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { SegmentedControl } from '@vikari/ui-kit/SegmentedControl';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { TextField } from '@vikari/ui-kit/TextField';
import type { Choice, Say } from './choice';

const yesAndNo = (say: Say) => [
  { id: 'yes', label: say('Yes', 'Ja') },
  { id: 'no', label: say('No', 'Nej') },
];

const professions = (say: Say) => [
  {
    label: '',
    options: [
      { id: 'nurse', label: say('Nurse', 'Sjuksköterska') },
      { id: 'midwife', label: say('Midwife', 'Barnmorska') },
      { id: 'doctor', label: say('Doctor', 'Läkare') },
    ],
  },
];

const payments = (say: Say, isExplained: boolean) => [
  {
    id: 'employed',
    label: say('Employed', 'Anställd'),
    ...(isExplained && {
      hint: say('We pay tax and insurance.', 'Vi betalar skatt och försäkring.'),
    }),
  },
  {
    id: 'company',
    label: say('Own company', 'Eget företag'),
    ...(isExplained && { hint: say('You send an invoice.', 'Du skickar en faktura.') }),
  },
];

export const QUESTION_CHOICES = {
  TextField: [
    {
      good: 'Keep the label in sight, and write what helps as a hint.',
      bad: 'Use a placeholder for a label: it is gone when somebody types.',
      drawGood: (say) => (
        <TextField
          label={say('Workplace', 'Arbetsplats')}
          hint={say(
            'A hospital, health centre or home.',
            'Ett sjukhus, en vårdcentral eller ett boende.',
          )}
        />
      ),
      drawBad: (say) => (
        <TextField
          label={say('Workplace', 'Arbetsplats')}
          labelHidden
          placeholder={say(
            'Workplace, such as a hospital',
            'Arbetsplats, till exempel ett sjukhus',
          )}
        />
      ),
    },
    {
      good: 'Say in the error what to write.',
      bad: 'Say only that it is wrong.',
      drawGood: (say) => (
        <TextField
          label={say('Personal number', 'Personnummer')}
          hint={say('Twelve digits.', 'Tolv siffror.')}
          error={say(
            'Four digits are missing. Write it as 19900101-2384.',
            'Fyra siffror saknas. Skriv det som 19900101-2384.',
          )}
          defaultValue="19900101"
        />
      ),
      drawBad: (say) => (
        <TextField
          label={say('Personal number', 'Personnummer')}
          error={say('Invalid value', 'Ogiltigt värde')}
          defaultValue="19900101"
        />
      ),
    },
  ],
  RadioCards: [
    {
      good: 'Cards for answers that need a sentence each.',
      bad: 'Cards for words that explain themselves: take RadioGroup.',
      drawGood: (say) => (
        <RadioCards
          label={say('How do you want to be paid?', 'Hur vill du få betalt?')}
          options={payments(say, true)}
        />
      ),
      drawBad: (say) => (
        <RadioCards label={say('Do you have a car?', 'Har du bil?')} options={yesAndNo(say)} />
      ),
    },
  ],
  RadioGroup: [
    {
      good: 'Leave the question open until the person answers.',
      bad: 'Answer it for them: nobody sees whether they did.',
      drawGood: (say) => (
        <RadioGroup label={say('Do you have a car?', 'Har du bil?')} options={yesAndNo(say)} />
      ),
      drawBad: (say) => (
        <RadioGroup
          label={say('Do you have a car?', 'Har du bil?')}
          options={yesAndNo(say)}
          defaultValue="yes"
        />
      ),
    },
  ],
  SegmentedControl: [
    {
      good: 'Views of the same things, in one or two words.',
      bad: 'An answer in a form, in sentences: take RadioGroup.',
      drawGood: (say) => (
        <SegmentedControl
          label={say('Show as', 'Visa som')}
          options={[
            { id: 'list', label: say('List', 'Lista') },
            { id: 'week', label: say('Week', 'Vecka') },
          ]}
          defaultValue="list"
        />
      ),
      drawBad: (say) => (
        <SegmentedControl
          label={say('Payment', 'Betalning')}
          options={[
            { id: 'employed', label: say('I want to be employed', 'Jag vill vara anställd') },
            { id: 'company', label: say('I have my own company', 'Jag har eget företag') },
          ]}
          defaultValue="employed"
        />
      ),
    },
  ],
  SelectField: [
    {
      good: 'Say what to choose, and choose nothing.',
      bad: 'Choose the first option: many leave it as it is.',
      drawGood: (say) => (
        <SelectField
          label={say('Profession', 'Yrke')}
          placeholder={say('Choose a profession', 'Välj yrke')}
          groups={professions(say)}
        />
      ),
      drawBad: (say) => (
        <SelectField
          label={say('Profession', 'Yrke')}
          defaultValue="nurse"
          groups={professions(say)}
        />
      ),
    },
    {
      good: 'Show two answers at once: RadioGroup.',
      bad: 'Hide two answers in a list.',
      drawGood: (say) => (
        <RadioGroup
          label={say('Do you have a car?', 'Har du bil?')}
          options={yesAndNo(say)}
          direction="row"
        />
      ),
      drawBad: (say) => (
        <SelectField
          label={say('Do you have a car?', 'Har du bil?')}
          placeholder={say('Choose', 'Välj')}
          groups={[{ label: '', options: yesAndNo(say) }]}
        />
      ),
    },
  ],
} satisfies Record<string, readonly Choice[]>;
