import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för operationssjuksköterskor',
    description:
      'Lön för operationssjuksköterskor: medellön år för år, pris per hyrtimme, vad beredskap och instrumentvana betyder, och lediga uppdrag.',
    lead: 'Utan operationssjuksköterska blir det ingen operation. Bristen styr hur många salar som kan hållas öppna, och vad timmen kostar.',
    passages: [
      {
        heading: 'Vana vid rätt ingrepp',
        text: [
          'En operationssjuksköterska från ortopedin är inte inskolad på thorax. Annonser anger vilka ingrepp som gäller. Skriv vilka du instrumenterar självständigt, så kommer de rätta uppdragen först.',
        ],
      },
      {
        heading: 'Beredskap eller bara dag',
        text: [
          'Akutsjukhus har beredskap kvällar och helger, dagkirurgi har det inte. Privata enheter söker ofta för hela listor på dagtid, utan obekväm tid men med högre tempo.',
        ],
      },
    ],
    questions: [
      {
        question: 'Hur säker är siffran för operationssjuksköterskor?',
        answer:
          'Den är osäker. Den kommer från en webbplats som säger sig bygga på SCB, men den officiella tabellen är inte öppen i detalj.',
      },
    ],
  },
  en: {
    title: 'Pay for operating theatre nurses',
    description:
      'Pay for operating theatre nurses in Sweden: the mean year by year, price per agency hour, standby and experience, and open assignments.',
    lead: 'Without a theatre nurse there is no operation. The shortage decides how many theatres can be kept open, and what an hour costs.',
    passages: [
      {
        heading: 'Experience of the right procedures',
        text: [
          'A theatre nurse from orthopaedics is not trained for thoracic surgery. Ads name the procedures. Say which you scrub for on your own, and the right assignments come first.',
        ],
      },
      {
        heading: 'Standby or days only',
        text: [
          'Emergency hospitals have standby on evenings and weekends, day surgery does not. Private units often seek staff for whole lists by day, without unsocial hours but at a higher pace.',
        ],
      },
    ],
    questions: [
      {
        question: 'How certain is the figure for theatre nurses?',
        answer:
          'It is uncertain. It is from a website that says it builds on Statistics Sweden, but the official table is not open in detail.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
