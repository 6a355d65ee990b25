import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i endokrinologi',
    description:
      'Lön för endokrinologer: specialistgruppens median och spridning, diabetes och mottagning, vad som efterfrågas, och lediga uppdrag.',
    lead: 'Endokrinologi är mest mottagning på dagtid. Det gör den lätt att bemanna med återkommande uppdrag, och lönen mindre beroende av jour.',
    passages: [
      {
        heading: 'Diabetes och sköldkörtel är basen',
        text: [
          'Diabetes typ 1 med pumpar och sensorer, sköldkörtelsjukdom, hypofys och binjure är vardagen. Insulinpumpar och deras program skiljer sig mellan regioner. Skriv vilka du kan.',
        ],
      },
      {
        heading: 'Jour i medicin',
        text: [
          'På mindre sjukhus ingår ofta medicinjour. Då stiger inkomsten, och uppdragen blir fler. På universitetssjukhus är det vanligare med beredskap inom specialiteten.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vilken prisnivå har endokrinologi i det nationella avtalet?',
        answer:
          'Den version av prislistan som är öppet känd nämner inte endokrinologi. Internmedicin och kardiologi ligger på grundnivån för specialister, men vi drar ingen slutsats av det.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in endocrinology',
    description:
      'Pay for endocrinologists in Sweden: the specialist group’s median and spread, diabetes and outpatients, what is asked for, open assignments.',
    lead: 'Endocrinology is mostly outpatients by day. That makes it easy to staff with returning assignments, and pay depends less on on-call duty.',
    passages: [
      {
        heading: 'Diabetes and thyroid are the base',
        text: [
          'Type 1 diabetes with pumps and sensors, thyroid disease, the pituitary and the adrenals are the daily work. Insulin pumps and their software differ between regions. Say which you know.',
        ],
      },
      {
        heading: 'The medical rota',
        text: [
          'At smaller hospitals the medical on-call rota is often included. Income rises then, and there are more assignments. At university hospitals standby within the speciality is more common.',
        ],
      },
    ],
    questions: [
      {
        question: 'What is the price level of endocrinology in the national agreement?',
        answer:
          'The version of the price list that is openly known does not name endocrinology. Internal medicine and cardiology are on the basic level for specialists, but we conclude nothing from that.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
