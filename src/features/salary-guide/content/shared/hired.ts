import type { SharedContent } from '../../salaryContent';

export const content = {
  sv: {
    passages: [
      {
        heading: 'Det nationella avtalet i korthet',
        text: [
          'Sedan 2024 har de 21 regionerna ett gemensamt avtal för inhyrda läkare, sjuksköterskor och barnmorskor. Det har ett fast pris per yrke och zon, gäller i fyra år, och omfattar inte kommuner, privat vård eller andra yrken. Bokningar som gjordes innan en region gick med behåller sina villkor.',
        ],
      },
      {
        heading: 'Karens och krav',
        text: [
          'Du får inte vara anställd i regionen, eller ha varit det de senaste tolv månaderna. Du ska ha arbetat minst två år efter legitimation eller specialistbevis, ha aktuell erfarenhet från Norden, och en godkänd utbildning i hjärt-lungräddning från det senaste året.',
        ],
      },
      {
        heading: 'Pension och trygghet',
        text: [
          'Enligt avtalet ska bemanningsföretaget betala in tjänstepension, också för underleverantörer. Har du eget bolag är sjuklön, föräldraledighet och tomma veckor ditt eget ansvar. Räkna med dem i priset.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vad ska stå i avtalet innan jag börjar?',
        answer:
          'Timpris och vad som ingår, tillägg i kronor, jour och beredskap, resa och boende, avbokning från båda håll, introduktion, och vem som betalar om passet ställs in.',
      },
      {
        question: 'Betalar kommuner mer än regioner?',
        answer:
          'Det går inte att säga. Kommunernas priser är inte samlade någonstans. Här ser du vad uppdragen i listan betalar.',
      },
    ],
  },
  en: {
    passages: [
      {
        heading: 'The national agreement in short',
        text: [
          'Since 2024 the 21 regions have a common agreement on temporary doctors, nurses and midwives. It has a fixed price by profession and zone, runs for four years, and leaves out municipalities, private care and other professions. Bookings made before a region joined keep their terms.',
        ],
      },
      {
        heading: 'Qualifying period and requirements',
        text: [
          'You may not be employed by the region, or have been so in the last twelve months. You must have worked at least two years after the licence or specialist certificate, have recent experience from the Nordic countries, and an approved course in CPR from the last year.',
        ],
      },
      {
        heading: 'Pension and security',
        text: [
          'Under the agreement the agency is to pay an occupational pension, for subcontractors too. With your own company, sick pay, parental leave and empty weeks are yours to bear. Count them in the price.',
        ],
      },
    ],
    questions: [
      {
        question: 'What should the contract say before I start?',
        answer:
          'The hourly rate and what it includes, supplements in kronor, on-call duty and standby, travel and housing, cancellation from both sides, introduction, and who pays if the shift is cancelled.',
      },
      {
        question: 'Do municipalities pay more than regions?',
        answer:
          'Nobody can say. The municipalities’ prices are not collected anywhere. Here you see what the assignments in the list pay.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SharedContent>;
