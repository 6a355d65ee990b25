import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i radiologi',
    description:
      'Lön för radiologer: specialistgruppens median och spridning, högre prisnivå vid inhyrning, granskning på distans, och lediga uppdrag.',
    lead: 'Radiologi kan göras på avstånd. Det har skapat en marknad för granskning på distans som få andra specialiteter har.',
    passages: [
      {
        heading: 'Distansgranskning',
        text: [
          'Bilderna kan granskas var som helst, om uppkoppling, skärmar och behörigheter är godkända. Därför finns uppdrag som betalas per undersökning i stället för per timme. Räkna om till timmar innan du jämför, och ta med tiden för ronder och frågor.',
        ],
      },
      {
        heading: 'På plats',
        text: [
          'Ultraljud, interventioner och ronder kräver att du är där. Interventionsradiologer går jour för blödningar och stroke, och är få. I det nationella avtalet ligger radiologi på den högre prisnivån.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vad betyder det att sidan visar en osäker siffra för radiologi?',
        answer:
          'En webbplats anger en hög lön för radiologer utan att säga varifrån den kommer. Vi visar den märkt som osäker, så att du ser vad som påstås, men använder den inte till något.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in radiology',
    description:
      'Pay for radiologists in Sweden: the specialist group’s median and spread, the higher agency price level, remote reading, open assignments.',
    lead: 'Radiology can be done from a distance. That has made a market for remote reading that few other specialities have.',
    passages: [
      {
        heading: 'Remote reading',
        text: [
          'Images can be read anywhere, if the connection, screens and authorisations are approved. So there are assignments that pay by examination instead of by the hour. Convert to hours before you compare, and count the time for conferences and questions.',
        ],
      },
      {
        heading: 'On site',
        text: [
          'Ultrasound, interventions and conferences require that you are there. Interventional radiologists are on call for bleeding and stroke, and are few. In the national agreement radiology is on the higher price level.',
        ],
      },
    ],
    questions: [
      {
        question: 'What does it mean that the page shows an uncertain figure for radiology?',
        answer:
          'One website gives a high salary for radiologists without saying where it is from. We show it marked as uncertain, so that you see what is claimed, and do not use it for anything.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
