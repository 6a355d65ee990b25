import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för ortopedsjuksköterskor',
    description:
      'Lön för ortopedsjuksköterskor: gruppens medellön, avdelning och mottagning, höftfrakturer och dagkirurgi, och lediga uppdrag att söka.',
    lead: 'Höftfrakturer kommer oavsett säsong, och planerade proteser har köer. Ortopedin hyr in till båda.',
    passages: [
      {
        heading: 'Akut och planerat',
        text: [
          'Den akuta avdelningen vårdar äldre med fraktur och många sjukdomar på en gång. Den planerade följer snabbspår där patienten går hem nästa dag. Det är två olika arbetssätt, även när skylten är densamma.',
        ],
      },
      {
        heading: 'Gipsteknik och mottagning',
        text: [
          'Mottagningar söker ofta någon som kan gipsa och ta ortopediska bandage. Den kunskapen finns sällan i betygen, så skriv den i profilen.',
        ],
      },
    ],
    questions: [
      {
        question: 'Har ortopedsjuksköterskor ett eget pris i det nationella avtalet?',
        answer:
          'Inte i den prislista som är känd. Kirurgisk vård har ett, men om ortopedi räknas dit beror på hur regionen beställer. Därför visar vi inget.',
      },
    ],
  },
  en: {
    title: 'Pay for orthopaedic nurses',
    description:
      'Pay for orthopaedic nurses in Sweden: the group’s mean, ward and outpatients, hip fractures and day surgery, and open assignments.',
    lead: 'Hip fractures come in every season, and planned replacements have queues. Orthopaedics hires for both.',
    passages: [
      {
        heading: 'Acute and planned',
        text: [
          'The acute ward cares for older people with a fracture and many illnesses at once. The planned one follows a fast track where the patient goes home the next day. They are two ways of working, even when the sign is the same.',
        ],
      },
      {
        heading: 'Plaster and outpatients',
        text: [
          'Outpatient clinics often seek somebody who can plaster and fit orthopaedic bandages. That skill is seldom in a certificate, so write it in your profile.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do orthopaedic nurses have a price of their own in the national agreement?',
        answer:
          'Not in the price list that is known. Surgical care has one, but whether orthopaedics counts there depends on how the region orders. So we show none.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
