import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Vad får en hyrläkare betalt?',
    description:
      'Lön för hyrläkare: timpris i lediga uppdrag, regionernas högsta pris per zon och specialitet, och vad bemanningsföretaget behåller.',
    lead: 'De flesta hyrläkare fakturerar från eget bolag. Då är timpriset en omsättning, inte en lön, och det är lätt att jämföra fel.',
    passages: [
      {
        heading: 'Från pris till lön',
        text: [
          'Regionens pris går till bemanningsföretaget, som behåller sin del och betalar ditt bolag. Ur bolaget betalas arbetsgivaravgifter, pension, försäkring, resor, fortbildning och tiden mellan uppdragen. Det som blir över är lön och utdelning. Kalkylatorn räknar på det med årets skatteregler.',
        ],
      },
      {
        heading: 'Specialitet och zon',
        text: [
          'Prislistan har nivåer: legitimerad läkare och ST-läkare lägst, de flesta specialister i mitten, och bland andra psykiatri och radiologi högst. Inom varje nivå betalar landsbygd mest. Allmänmedicin ligger på mittennivån och är det som oftast hyrs in.',
        ],
      },
    ],
    questions: [
      {
        question: 'Hur mycket jour ingår?',
        answer:
          'Det beror på uppdraget. Primärvård är nästan alltid dagtid. På sjukhus kan jour och beredskap ingå, och ersätts då för sig. Få det skriftligt hur aktiv och passiv tid räknas.',
      },
      {
        question: 'Kan jag hyras in där jag är anställd?',
        answer:
          'Nej. Den som är eller har varit anställd i regionen de senaste tolv månaderna får inte arbeta där som inhyrd enligt det nationella avtalet.',
      },
    ],
  },
  en: {
    title: 'What is a temporary doctor paid?',
    description:
      'Pay for temporary doctors in Sweden: hourly rates in open assignments, the regions’ highest price by zone and speciality, the agency’s share.',
    lead: 'Most temporary doctors invoice from their own company. The hourly price is then turnover, not a salary, and easy to compare wrongly.',
    passages: [
      {
        heading: 'From price to salary',
        text: [
          'The region’s price goes to the agency, which keeps its share and pays your company. The company pays employer’s contributions, pension, insurance, travel, further training and the time between assignments. What is left is salary and dividend. The calculator works it out by this year’s tax rules.',
        ],
      },
      {
        heading: 'Speciality and zone',
        text: [
          'The price list has levels: licensed doctors and those in specialist training lowest, most specialists in the middle, and among others psychiatry and radiology highest. Within each level the countryside pays most. General practice is on the middle level, and is hired most.',
        ],
      },
    ],
    questions: [
      {
        question: 'How much on-call duty is included?',
        answer:
          'It depends on the assignment. Primary care is almost always by day. At hospitals on-call duty and standby may be included, and are then paid separately. Get in writing how active and passive time is counted.',
      },
      {
        question: 'Can I do agency work where I am employed?',
        answer:
          'No. Whoever is, or in the last twelve months has been, employed by the region may not work there as agency staff under the national agreement.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
