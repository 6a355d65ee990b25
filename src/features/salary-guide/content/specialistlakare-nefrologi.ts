import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i njurmedicin',
    description:
      'Lön för njurläkare: specialistgruppens median och spridning, pris per hyrtimme, dialys och jour, vad som efterfrågas, och lediga uppdrag.',
    lead: 'Dialysen går varje dag, året om. Njurläkare är få, och en enda frånvaro märks direkt.',
    passages: [
      {
        heading: 'Dialysronden måste gå',
        text: [
          'Bloddialys ges oftast tre gånger i veckan och patienterna ska ses regelbundet. När en njurläkare slutar på ett mindre sjukhus hyrs en in, ofta samma person vecka efter vecka.',
        ],
      },
      {
        heading: 'Från njursvikt till transplantation',
        text: [
          'Arbetet spänner från mottagning och accesser till immunhämning efter transplantation. Den som också kan gå medicinjour får fler uppdrag att välja på.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vilka system behöver jag kunna?',
        answer:
          'Svenskt njurregister och dialysenhetens eget program, utöver journalsystemet. De skiljer sig mellan regioner, så ange dem i profilen.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in nephrology',
    description:
      'Pay for nephrologists in Sweden: the specialist group’s median and spread, price per agency hour, dialysis and on-call duty, assignments.',
    lead: 'Dialysis runs every day of the year. Nephrologists are few, and a single absence is felt at once.',
    passages: [
      {
        heading: 'The dialysis round must go on',
        text: [
          'Haemodialysis is mostly given three times a week, and patients are to be seen regularly. When a nephrologist leaves a smaller hospital one is hired, often the same person week after week.',
        ],
      },
      {
        heading: 'From kidney failure to transplantation',
        text: [
          'The work ranges from outpatients and access to immunosuppression after transplantation. Somebody who can also take the medical rota has more assignments to choose from.',
        ],
      },
    ],
    questions: [
      {
        question: 'Which systems do I need to know?',
        answer:
          'The Swedish Renal Registry and the dialysis unit’s own software, besides the record system. They differ between regions, so state them in your profile.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
