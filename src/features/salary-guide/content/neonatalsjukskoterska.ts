import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för neonatalsjuksköterskor',
    description:
      'Lön för neonatalsjuksköterskor: gruppens medellön, intensivvård och familjevård, vad som efterfrågas på uppdrag, och lediga uppdrag.',
    lead: 'Neonatalvården är intensivvård för patienter som väger som ett paket mjöl. Få kan arbetet, och de som kan det är bundna till få sjukhus.',
    passages: [
      {
        heading: 'Nivåer av vård',
        text: [
          'Universitetssjukhusen vårdar de allra mest för tidigt födda, länssjukhusen dem som är lite större. Ange från vilken graviditetsvecka du är van, och om du arbetar med respirator eller bara CPAP.',
        ],
      },
      {
        heading: 'Familjen är med',
        text: [
          'Familjecentrerad vård och hemsjukvård har ändrat arbetet: mer stöd till föräldrar, färre dygn på sal. Uppdrag i neonatal hemsjukvård är dagtid, uppdrag på intensivvårdssal är skift med många nätter.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vilken utbildning räknas?',
        answer:
          'Specialistsjuksköterska inom barn och ungdom, eller intensivvård. Högskolekurser i neonatalvård på toppen efterfrågas. I statistiken räknas yrket till barnsjuksköterskorna.',
      },
    ],
  },
  en: {
    title: 'Pay for neonatal nurses',
    description:
      'Pay for neonatal nurses in Sweden: the group’s mean, intensive care and family care, what assignments ask for, and open assignments.',
    lead: 'Neonatal care is intensive care for patients who weigh as much as a bag of flour. Few know the work, and those who do are tied to few hospitals.',
    passages: [
      {
        heading: 'Levels of care',
        text: [
          'University hospitals care for the most premature, county hospitals for those who are a little larger. State from which week of pregnancy you are used to caring, and whether you work with ventilators or only CPAP.',
        ],
      },
      {
        heading: 'The family is there',
        text: [
          'Family-centred care and home care have changed the work: more support for parents, fewer days in hospital. Assignments in neonatal home care are by day, those in the intensive care room are shifts with many nights.',
        ],
      },
    ],
    questions: [
      {
        question: 'Which degree counts?',
        answer:
          'Specialist nurse in care of children and young people, or in intensive care. University courses in neonatal care on top are sought after. Statistics count the profession among paediatric nurses.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
