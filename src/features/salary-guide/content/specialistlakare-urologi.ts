import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i urologi',
    description:
      'Lön för urologer: specialistgruppens median och spridning, cancerflöden och kirurgi, vad som efterfrågas på uppdrag, och lediga uppdrag.',
    lead: 'Prostatacancer och stensjukdom ger urologin jämnt tryck året runt. Uppdragen finns på både stora och små sjukhus.',
    passages: [
      {
        heading: 'Cancerflöden styr dagen',
        text: [
          'Standardiserade vårdförlopp gör att cystoskopi, biopsi och beslut ska ske inom dagar. Det är där regioner oftast hyr in: en urolog som kan ta en mottagning med ingrepp utan inskolning.',
        ],
      },
      {
        heading: 'Kirurgi och robot',
        text: [
          'Robotkirurgi är samlad till större sjukhus. Den som vill operera på uppdrag behöver visa volym och få tid att lära känna teamet. Endoskopiska ingrepp och stenbehandling är vanligare på kortare uppdrag.',
        ],
      },
    ],
    questions: [
      {
        question: 'Ingår kirurgjour i uppdrag för urologer?',
        answer:
          'På mindre sjukhus ibland. Det står i annonsen om jour eller beredskap ingår. Fråga om det är urologjour eller allmän kirurgjour.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in urology',
    description:
      'Pay for urologists in Sweden: the specialist group’s median and spread, cancer pathways and surgery, what is asked for, open assignments.',
    lead: 'Prostate cancer and stone disease keep urology steadily busy all year. There are assignments at large and small hospitals.',
    passages: [
      {
        heading: 'Cancer pathways set the day',
        text: [
          'Standardised care pathways mean that cystoscopy, biopsy and decisions must come within days. That is where regions hire most: a urologist who can run a clinic with procedures without an introduction.',
        ],
      },
      {
        heading: 'Surgery and robots',
        text: [
          'Robotic surgery is concentrated at larger hospitals. Somebody who wants to operate on assignment has to show volume and needs time to get to know the team. Endoscopic procedures and treatment of stones are more common on shorter assignments.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do assignments for urologists include the surgical rota?',
        answer:
          'At smaller hospitals sometimes. The ad says whether on-call duty or standby is included. Ask whether it is urological or general surgical duty.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
