import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för neurosjuksköterskor',
    description:
      'Lön för neurosjuksköterskor: gruppens medellön, strokeenhet, neurokirurgi och MS-mottagning, obekväm tid, och lediga uppdrag.',
    lead: 'Strokeenheten finns på alla akutsjukhus, neurokirurgin på några få. Var du har arbetat avgör vilka uppdrag som passar.',
    passages: [
      {
        heading: 'Stroke är den stora arbetsplatsen',
        text: [
          'Trombolyslarm, sväljtest och täta kontroller gör första dygnen intensiva. Rotation med nätter är regel. Vana av NIHSS och av att ta emot larm är det som efterfrågas.',
        ],
      },
      {
        heading: 'Mottagning för kroniska sjukdomar',
        text: [
          'MS, Parkinson och epilepsi följs av sjuksköterskor som sköter infusioner, pumpar och rådgivning. Det är dagtid, och kunskapen om läkemedlen är svår att hyra in med kort varsel.',
        ],
      },
    ],
    questions: [
      {
        question: 'Ger neurointensiven mer?',
        answer:
          'Ja, oftast. Där räknas du som intensivvårdssjuksköterska om du har den utbildningen, med det högre priset i det nationella avtalet.',
      },
    ],
  },
  en: {
    title: 'Pay for neurology nurses',
    description:
      'Pay for neurology nurses in Sweden: the group’s mean, stroke unit, neurosurgery and MS clinic, unsocial hours, and assignments.',
    lead: 'Every emergency hospital has a stroke unit, few have neurosurgery. Where you have worked decides which assignments fit.',
    passages: [
      {
        heading: 'Stroke is the big workplace',
        text: [
          'Thrombolysis alarms, swallowing tests and frequent checks make the first days intense. Rotation with nights is the rule. Experience of NIHSS and of receiving alarms is what is asked for.',
        ],
      },
      {
        heading: 'Clinics for chronic disease',
        text: [
          'MS, Parkinson’s disease and epilepsy are followed by nurses who run infusions, pumps and advice. It is daytime work, and the knowledge of the drugs is hard to hire at short notice.',
        ],
      },
    ],
    questions: [
      {
        question: 'Does neurointensive care pay more?',
        answer:
          'Yes, usually. There you count as an intensive care nurse if you have that degree, with the higher price in the national agreement.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
