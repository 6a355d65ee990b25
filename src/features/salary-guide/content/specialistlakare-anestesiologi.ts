import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i anestesi och intensivvård',
    description:
      'Lön för narkosläkare: specialistgruppens median och spridning, pris per hyrtimme, vad intensivvårdsjour betyder, och lediga uppdrag.',
    lead: 'Utan narkosläkare stannar operationerna, och intensivvården behöver en dygnet runt. Det gör specialiteten till en av de mest efterfrågade att hyra in.',
    passages: [
      {
        heading: 'Operation på dagen, intensivvård på natten',
        text: [
          'På de flesta sjukhus delar samma läkare på anestesi, intensivvård och förlossningens smärtlindring. Jouren är oftast på plats, och det är den som skiljer inkomsten från kollegernas.',
        ],
      },
      {
        heading: 'Uppdrag som går att planera',
        text: [
          'Dagoperation och planerade listor går att bemanna vecka för vecka. Uppdrag med intensivvårdsjour kräver att du kan avdelningens utrustning och rutiner. Fråga efter introduktion före första jourpasset.',
        ],
      },
    ],
    questions: [
      {
        question: 'Är det samma pris för hyruppdrag med och utan jour?',
        answer:
          'Det högsta timpriset i det nationella avtalet är detsamma. Jour och beredskap ersätts för sig, och hur mycket du får avgörs av avtalet med bemanningsföretaget.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in anaesthesia and intensive care',
    description:
      'Pay for anaesthetists in Sweden: the specialist group’s median and spread, price per agency hour, intensive care duty, and open assignments.',
    lead: 'Without an anaesthetist operations stop, and intensive care needs one around the clock. That makes the speciality one of the most sought after to hire.',
    passages: [
      {
        heading: 'Theatre by day, intensive care by night',
        text: [
          'At most hospitals the same doctors share anaesthesia, intensive care and pain relief in labour. On-call duty is usually on site, and it is what sets their income apart from that of their colleagues.',
        ],
      },
      {
        heading: 'Assignments that can be planned',
        text: [
          'Day surgery and planned lists can be staffed week by week. Assignments with intensive care duty require that you know the equipment and routines of the unit. Ask for an introduction before your first duty.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is the price the same with and without on-call duty?',
        answer:
          'The highest hourly price in the national agreement is the same. On-call duty and standby are paid separately, and how much you get is decided by your contract with the agency.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
