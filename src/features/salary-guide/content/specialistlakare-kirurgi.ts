import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i kirurgi',
    description:
      'Lön för kirurger: specialistgruppens median och spridning, hur jour och subspecialisering påverkar inkomsten, och lediga uppdrag.',
    lead: 'Kirurgins inkomst avgörs av jouren. Grundlönen liknar andra specialisters, men få går så många nätter.',
    passages: [
      {
        heading: 'Allmänkirurgen behövs på små sjukhus',
        text: [
          'Kirurgin har delats upp i allt smalare områden, men ett akutsjukhus behöver någon som kan ta buken, traumat och barnet samma natt. Breda akutkirurger är svåra att ersätta, och uppdrag med bakjour på mindre sjukhus ersätts därefter.',
        ],
      },
      {
        heading: 'Smal eller bred',
        text: [
          'Kolorektal, övre gastrointestinal, bröst och endokrin kirurgi är samlade. Där är uppdragen färre och längre. Bred kompetens ger fler korta uppdrag, smal ger bättre läge när någon söker just den.',
        ],
      },
    ],
    questions: [
      {
        question: 'Hur många jourer är rimligt på ett uppdrag?',
        answer:
          'Lagen ger rätt till elva timmars sammanhängande dygnsvila. Räkna jourpassen i schemat och kontrollera att vilan finns med. Planeraren här varnar när den blir för kort mellan bokade pass.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in surgery',
    description:
      'Pay for surgeons in Sweden: the specialist group’s median and spread, how on-call duty and subspecialisation affect income, open assignments.',
    lead: 'On-call duty decides a surgeon’s income. Basic pay is like that of other specialists, but few work as many nights.',
    passages: [
      {
        heading: 'Small hospitals need the general surgeon',
        text: [
          'Surgery has been divided into ever narrower fields, but an emergency hospital needs somebody who can take the abdomen, the trauma and the child in one night. Broad emergency surgeons are hard to replace, and assignments with senior on-call duty at smaller hospitals pay accordingly.',
        ],
      },
      {
        heading: 'Narrow or broad',
        text: [
          'Colorectal, upper gastrointestinal, breast and endocrine surgery are concentrated in fewer places. There, assignments are fewer and longer. Broad competence gives more short assignments, narrow competence a better position when somebody needs exactly that.',
        ],
      },
    ],
    questions: [
      {
        question: 'How much on-call duty is reasonable on an assignment?',
        answer:
          'The law gives a right to eleven hours of unbroken daily rest. Count the duties in the rota and check that the rest is there. The planner here warns when it becomes too short between booked shifts.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
