import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i barn- och ungdomsmedicin',
    description:
      'Lön för barnläkare: specialistgruppens median och spridning, äldre siffror jämförda med andra specialister, pris för hyruppdrag och lediga uppdrag.',
    lead: 'Barnläkare har i äldre facklig statistik legat under andra specialister i grundlön. Jouren gör att inkomsten ändå kan bli hög.',
    passages: [
      {
        heading: 'Breda kliniker, tät jour',
        text: [
          'Länssjukhusens barnkliniker har akutmottagning, neonatal och avdelning dygnet runt med få läkare. Det ger många jourer. Vikarier söks året om, mest till sommaren och till infektionssäsongen på vintern.',
        ],
      },
      {
        heading: 'Uppdrag utan jour',
        text: [
          'Barnmottagningar, barnhälsovård och neuropsykiatriska utredningar finns på dagtid. Kraven är andra: utredningsuppdrag vill se vana av formulär och intyg, akuta uppdrag av neonatal återupplivning.',
        ],
      },
    ],
    questions: [
      {
        question: 'Krävs utdrag ur belastningsregistret?',
        answer:
          'Den som ska arbeta med barn ska visa ett registerutdrag som är begränsat till det, och det får inte vara äldre än ett år. Här kan du ladda upp det när en arbetsgivare ber om det.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in paediatrics',
    description:
      'Pay for paediatricians in Sweden: the specialist group’s median and spread, older figures compared with others, agency prices and jobs.',
    lead: 'In older union statistics, paediatricians had a lower basic salary than other specialists. On-call duty can still make their income high.',
    passages: [
      {
        heading: 'Broad clinics, frequent duty',
        text: [
          'The paediatric clinics of county hospitals have an emergency department, neonatal care and a ward around the clock with few doctors. That means much on-call duty. Locums are sought all year, mostly for summer and for the infections of winter.',
        ],
      },
      {
        heading: 'Assignments without on-call duty',
        text: [
          'Paediatric outpatients, child health care and neuropsychiatric assessments are by day. They ask for other things: assessments want experience of scales and certificates, acute assignments of neonatal resuscitation.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is an extract from the criminal record needed?',
        answer:
          'Whoever works with children shows an extract that is limited to that, not older than a year. You can upload it here when an employer asks for it.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
