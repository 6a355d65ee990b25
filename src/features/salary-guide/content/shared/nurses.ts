import type { SharedContent } from '../../salaryContent';

export const content = {
  sv: {
    passages: [
      {
        heading: 'Utbildning och legitimation',
        text: [
          'Sjuksköterskeprogrammet är tre år på högskola. Socialstyrelsen utfärdar legitimationen, och den krävs från första passet. Den som utbildats utomlands får sin utbildning prövad där.',
        ],
      },
      {
        heading: 'Avtal och tillägg',
        text: [
          'Vårdförbundet har kollektivavtal med regioner och kommuner. Lönen är individuell. Tilläggen för kväll, natt, helg och storhelg är i kronor per timme och lika för alla, så de betyder mest för den med lägre lön. Den som arbetar natt i rotation har ett kortare heltidsmått.',
        ],
      },
      {
        heading: 'Att hyras in',
        text: [
          'I regionerna gäller det nationella avtalet: två års kliniskt arbete efter legitimationen, aktuell erfarenhet, och ingen anställning i regionen de senaste tolv månaderna. Priset följer zonen. I kommuner och hos privata vårdgivare är krav och priser inte reglerade.',
        ],
      },
      {
        heading: 'Vad som höjer lönen',
        text: [
          'Att byta arbetsgivare, att specialisera sig, att arbeta natt och att ta ledande uppgifter. För hyruppdrag: att kunna flera journalsystem och att kunna börja snabbt.',
        ],
      },
    ],
    questions: [
      {
        question: 'Varför visar ni kvinnor och män var för sig?',
        answer:
          'För att statistiken gör det, och inte anger en gemensam median. Att räkna ihop den skulle kräva antal som inte är öppna.',
      },
      {
        question: 'Räknas semesterersättning in i timlönen?',
        answer:
          'Här visas timlön och konsultlön med semesterersättning inräknad. På annat håll kan den komma ovanpå, tolv procent. Fråga alltid.',
      },
    ],
  },
  en: {
    passages: [
      {
        heading: 'Training and licence',
        text: [
          'The nursing programme takes three years at a university. The National Board of Health and Welfare issues the licence, and it is needed from the first shift. Those trained abroad have their training assessed there.',
        ],
      },
      {
        heading: 'Agreements and supplements',
        text: [
          'The Swedish Association of Health Professionals has collective agreements with regions and municipalities. Pay is individual. Supplements for evenings, nights, weekends and major holidays are in kronor an hour and the same for all, so they mean most to those with a lower salary. Those who work nights in rotation have a shorter full-time week.',
        ],
      },
      {
        heading: 'Agency work',
        text: [
          'In the regions the national agreement applies: two years of clinical work after the licence, recent experience, and no employment by the region in the last twelve months. The price follows the zone. In municipalities and with private providers, requirements and prices are not regulated.',
        ],
      },
      {
        heading: 'What raises pay',
        text: [
          'A new employer, a specialist degree, night work and leading tasks. For temporary assignments: knowing several record systems, and being able to start soon.',
        ],
      },
    ],
    questions: [
      {
        question: 'Why do you show women and men separately?',
        answer:
          'Because the statistics do, and give no common median. To work one out would take numbers that are not public.',
      },
      {
        question: 'Is holiday pay included in hourly pay?',
        answer:
          'Here, hourly pay and consultant pay are shown with holiday pay included. Elsewhere it may come on top, twelve per cent. Always ask.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SharedContent>;
