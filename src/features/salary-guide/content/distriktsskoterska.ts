import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för distriktssköterskor',
    description:
      'Lön för distriktssköterskor: gruppens egen median och spridning, pris per hyrtimme, vårdcentral, hemsjukvård och skola, och lediga uppdrag.',
    lead: 'Distriktssköterskan arbetar mest dagtid och har rätt att skriva ut vissa läkemedel. Det första håller nere tilläggen, det andra gör yrket svårt att ersätta.',
    passages: [
      {
        heading: 'Vårdcentral, hemsjukvård, barnhälsovård',
        text: [
          'På vårdcentralen är det sårvård, diabetes, rådgivning och vaccinationer. I hemsjukvården tillkommer bil, stora områden och ofta kvällar. Barnhälsovården kräver egen vana och följer ett program, och där hyrs sällan någon in för en enda vecka.',
        ],
      },
      {
        heading: 'Förskrivningsrätten är värd något',
        text: [
          'Distriktssköterskor får skriva ut läkemedel ur en särskild förteckning. Ange din förskrivarkod när du söker uppdrag, annars måste någon annan skriva recepten.',
        ],
      },
    ],
    questions: [
      {
        question: 'Gäller det nationella avtalet på vårdcentraler?',
        answer:
          'Det gäller regionens egna. Privata vårdcentraler och kommunernas hemsjukvård står utanför och har egna priser.',
      },
    ],
  },
  en: {
    title: 'Pay for district nurses',
    description:
      'Pay for district nurses in Sweden: the group’s own median and spread, price per agency hour, health centres and home care, and assignments.',
    lead: 'District nurses work mostly by day and may prescribe certain medicines. The first keeps supplements down, the second makes them hard to replace.',
    passages: [
      {
        heading: 'Health centre, home care, child health',
        text: [
          'At the health centre it is wound care, diabetes, advice and vaccinations. Home care adds a car, large areas and often evenings. Child health care needs experience of its own and follows a programme, and seldom hires anybody for a single week.',
        ],
      },
      {
        heading: 'The right to prescribe is worth something',
        text: [
          'District nurses may prescribe medicines from a particular list. State your prescriber code when you apply, or somebody else has to write the prescriptions.',
        ],
      },
    ],
    questions: [
      {
        question: 'Does the national agreement apply at health centres?',
        answer:
          'It applies at the region’s own. Private health centres and the municipalities’ home care are outside it and have prices of their own.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
