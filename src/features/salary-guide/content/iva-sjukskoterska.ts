import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för IVA-sjuksköterskor',
    description:
      'Lön för intensivvårdssjuksköterskor: gruppens medellön, högsta pris per hyrtimme, vad nätter och helger ger, och lediga uppdrag på IVA.',
    lead: 'Intensivvården bemannas dygnet runt med få patienter per sjuksköterska. Varje stängd plats börjar med att en IVA-sjuksköterska saknas.',
    passages: [
      {
        heading: 'Nätter och helger gör skillnaden',
        text: [
          'Ungefär hälften av timmarna ligger på obekväm tid. Därför skiljer tilläggen mer än grundlönen mellan två IVA-sjuksköterskor. Fråga om rotation, ständig natt och hur många helger som ingår, innan du jämför månadslöner.',
        ],
      },
      {
        heading: 'Utrustningen avgör inskolningen',
        text: [
          'Respirator, dialysmaskin och journalsystem skiljer sig mellan avdelningar. Den som redan kan dem behöver ett pass i stället för en vecka. Ange dem i profilen. Allmän IVA, thorax, neuro och barn räknas som olika erfarenheter.',
        ],
      },
    ],
    questions: [
      {
        question: 'Hur många patienter har en IVA-sjuksköterska?',
        answer:
          'Ofta en, ibland två, beroende på hur sjuka de är och hur undersköterskor är bemannade. Fråga före uppdraget: det säger mer om passet än lönen gör.',
      },
    ],
  },
  en: {
    title: 'Pay for intensive care nurses',
    description:
      'Pay for intensive care nurses in Sweden: the group’s mean, highest price per agency hour, what nights and weekends give, open assignments.',
    lead: 'Intensive care is staffed around the clock with few patients for each nurse. Every closed bed begins with a missing intensive care nurse.',
    passages: [
      {
        heading: 'Nights and weekends make the difference',
        text: [
          'About half of the hours are unsocial. So supplements differ more than basic salary between two intensive care nurses. Ask about rotation, permanent nights and how many weekends are included before you compare monthly salaries.',
        ],
      },
      {
        heading: 'Equipment decides the introduction',
        text: [
          'Ventilators, dialysis machines and record systems differ between units. Somebody who knows them already needs a shift instead of a week. State them in your profile. General, thoracic, neuro and paediatric intensive care count as different experience.',
        ],
      },
    ],
    questions: [
      {
        question: 'How many patients does an intensive care nurse have?',
        answer:
          'Often one, sometimes two, depending on how ill they are and how assistant nurses are staffed. Ask before the assignment: it says more about the shift than the pay does.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
