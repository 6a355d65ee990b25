import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för sjuksköterskor',
    description:
      'Vad sjuksköterskor tjänar: median för kvinnor och män, spridning, skillnader mellan landsdelar, pris för hyruppdrag, och lediga uppdrag.',
    lead: 'Lönerna för sjuksköterskor utan specialistutbildning har stor spridning, och tydliga skillnader i landet.',
    passages: [
      {
        heading: 'Var du arbetar betyder mycket',
        text: [
          'Medellönen är flera tusen kronor högre i Stockholm och Östra Mellansverige än i Mellersta Norrland och Småland. Inom samma stad skiljer kommun, region och privat arbetsgivare, och oftast går den högsta lönen till den som byter arbetsgivare.',
        ],
      },
      {
        heading: 'Tidigt och sent i yrket',
        text: [
          'Lönen börjar lågt i förhållande till var den slutar: skillnaden mellan den tionde och den nittionde percentilen är över tjugo tusen kronor. Den som stannar på en avdelning utan att byta uppgifter får sällan hela den skillnaden.',
        ],
      },
    ],
    questions: [
      {
        question: 'Kan jag ta hyruppdrag direkt efter examen?',
        answer:
          'Nej, inte i regionernas nationella avtal. Det kräver minst två års kliniskt arbete efter legitimationen. Kommuner och privata vårdgivare sätter egna krav.',
      },
    ],
  },
  en: {
    title: 'Pay for nurses',
    description:
      'What nurses in Sweden earn: the median of women and men, spread, differences between parts of the country, agency prices and open assignments.',
    lead: 'Salaries of nurses without a specialist degree spread widely, and differ clearly within the country.',
    passages: [
      {
        heading: 'Where you work matters a lot',
        text: [
          'The mean is several thousand kronor higher in Stockholm and East Central Sweden than in Central Norrland and Småland. Within a town, municipality, region and private employers differ, and the highest salary mostly goes to somebody who changes employer.',
        ],
      },
      {
        heading: 'Early and late in the profession',
        text: [
          'Salaries begin low compared with where they end: between the 10th and the 90th percentile there are more than twenty thousand kronor. Somebody who stays on a ward without new tasks seldom gets all of that.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can I take temporary assignments straight after my degree?',
        answer:
          'No, not under the regions’ national agreement. It asks for at least two years of clinical work after the licence. Municipalities and private providers set their own terms.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
