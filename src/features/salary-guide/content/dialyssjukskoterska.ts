import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för dialyssjuksköterskor',
    description:
      'Lön för dialyssjuksköterskor: gruppens medellön, vilka maskiner som efterfrågas, egen dialysdag och lördagar, och lediga uppdrag.',
    lead: 'Dialys är planerad vård som aldrig kan ställas in. Det ger jämna scheman och en stadig efterfrågan på vana händer.',
    passages: [
      {
        heading: 'Maskinen är kompetensen',
        text: [
          'Dialysmaskiner från olika tillverkare sköts olika. Skriv vilka du kan, om du sticker fistel självständigt och om du har lärt upp patienter i egenvård eller hemdialys.',
        ],
      },
      {
        heading: 'Sex dagar i veckan',
        text: [
          'De flesta enheter kör måndag till lördag, några med kvällspass. Nätter är ovanliga. Tilläggen är därför mindre än på IVA, men helgerna fler än på en mottagning.',
        ],
      },
    ],
    questions: [
      {
        question: 'Finns en specialistutbildning i dialys?',
        answer:
          'Inte som egen nationell inriktning. Många har läst medicinsk vård eller njurmedicinska kurser. Därför står dialys inte som egen rad i det nationella avtalets prislista.',
      },
    ],
  },
  en: {
    title: 'Pay for dialysis nurses',
    description:
      'Pay for dialysis nurses in Sweden: the group’s mean, which machines are asked for, the dialysis week with Saturdays, and open assignments.',
    lead: 'Dialysis is planned care that can never be cancelled. That gives even rotas and a steady need for practised hands.',
    passages: [
      {
        heading: 'The machine is the skill',
        text: [
          'Dialysis machines of different makers are run differently. Say which you know, whether you needle fistulas on your own, and whether you have taught patients self-care or home dialysis.',
        ],
      },
      {
        heading: 'Six days a week',
        text: [
          'Most units run from Monday to Saturday, some with an evening shift. Nights are uncommon. So supplements are smaller than in intensive care, but weekends are more than in outpatients.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is there a specialist degree in dialysis?',
        answer:
          'Not as a national specialisation of its own. Many have the degree in medical care, or courses in renal medicine. So dialysis has no row of its own in the price list of the national agreement.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
