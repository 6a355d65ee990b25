import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för barnsjuksköterskor',
    description:
      'Lön för barnsjuksköterskor: gruppens medellön, pris per hyrtimme, avdelning, mottagning och barnhälsovård, och lediga uppdrag att söka.',
    lead: 'Barns läkemedel räknas per kilo, och små barn kan inte säga var det gör ont. Den som är van vid det är svår att ersätta med någon som inte är det.',
    passages: [
      {
        heading: 'Avdelning, akut och hemsjukvård',
        text: [
          'Vintern är högsäsong med infektioner och fulla avdelningar. Barnakuten och avdelningarna söker då för kvällar och nätter. Avancerad hemsjukvård för barn växer och är mest dagtid med beredskap.',
        ],
      },
      {
        heading: 'Barnhälsovård och skola',
        text: [
          'Specialistutbildningen i hälso- och sjukvård för barn och ungdomar ger behörighet också till barnhälsovård och ofta till elevhälsan. Lönen där är jämnare och tilläggen få. Skolsköterskor har egen statistik och egen prisnivå.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vilka handlingar behöver jag visa?',
        answer:
          'Legitimation, specialistbevis och utdrag ur belastningsregistret för arbete med barn. Utdraget får vara högst ett år gammalt.',
      },
    ],
  },
  en: {
    title: 'Pay for paediatric nurses',
    description:
      'Pay for paediatric nurses in Sweden: the group’s mean, price per agency hour, ward, outpatients and child health care, open assignments.',
    lead: 'Children’s medicines are counted by the kilo, and small children cannot say where it hurts. Somebody used to that is hard to replace with somebody who is not.',
    passages: [
      {
        heading: 'Ward, emergency and home care',
        text: [
          'Winter is the busy season, with infections and full wards. Emergency departments and wards then seek staff for evenings and nights. Advanced home care for children grows, and is mostly by day with standby.',
        ],
      },
      {
        heading: 'Child health and school',
        text: [
          'The specialist degree in care of children and young people also qualifies for child health care and often for school health. Pay there is more even and supplements are few. School nurses have statistics and a price level of their own.',
        ],
      },
    ],
    questions: [
      {
        question: 'Which documents do I need to show?',
        answer:
          'Licence, specialist degree, and an extract from the criminal record for work with children. The extract may be at most a year old.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
