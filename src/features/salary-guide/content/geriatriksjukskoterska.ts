import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för geriatriksjuksköterskor',
    description:
      'Lön för specialistsjuksköterskor i vård av äldre: gruppens medellön, pris per hyrtimme, geriatrik, kommun och palliativt, och uppdrag.',
    lead: 'Specialistsjuksköterskor i vård av äldre behövs i både region och kommun. Kommunerna är den större arbetsgivaren, och står utanför det nationella avtalet.',
    passages: [
      {
        heading: 'Ansvar utan läkare i huset',
        text: [
          'På särskilt boende har sjuksköterskan den högsta medicinska kompetensen på plats. Bedömning, delegering och kontakt med läkare är arbetet. Natt och helg ansvarar en sjuksköterska ofta för många boenden.',
        ],
      },
      {
        heading: 'Geriatrisk klinik',
        text: [
          'På sjukhusets geriatrik är det mer team, utredning och rehabilitering, med samma scheman som andra vårdavdelningar. Geriatriken söker till sommaren tidigare än de flesta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Varför skiljer priset mellan kommun och region?',
        answer:
          'Regionerna har avtalade högsta priser. Kommunerna upphandlar var för sig eller köper direkt, och priset blir vad de kommer överens om.',
      },
    ],
  },
  en: {
    title: 'Pay for geriatric nurses',
    description:
      'Pay for specialist nurses in care of older people in Sweden: the group’s mean, price per agency hour, hospital and municipality, and jobs.',
    lead: 'Specialist nurses in care of older people are needed in regions and municipalities. Municipalities are the larger employer, and outside the national agreement.',
    passages: [
      {
        heading: 'Responsibility without a doctor in the house',
        text: [
          'In a care home the nurse has the highest medical competence on site. Assessment, delegation and contact with doctors are the work. At night and on weekends one nurse is often responsible for many homes.',
        ],
      },
      {
        heading: 'Geriatric clinic',
        text: [
          'The hospital’s geriatric clinic means more teamwork, assessment and rehabilitation, with the same rotas as other wards. Geriatrics seek staff for the summer earlier than most.',
        ],
      },
    ],
    questions: [
      {
        question: 'Why do prices differ between municipality and region?',
        answer:
          'The regions have agreed highest prices. Municipalities buy one by one, by tender or directly, and the price is what they agree on.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
