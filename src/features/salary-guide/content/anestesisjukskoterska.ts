import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för anestesisjuksköterskor',
    description:
      'Lön för anestesisjuksköterskor: gruppens egen median och spridning, pris per hyrtimme, jour och ambulans, och lediga uppdrag.',
    lead: 'Anestesisjuksköterskor är en av få specialiteter med egen offentlig statistik. De hör också till den högsta prisnivån bland sjuksköterskor när regioner hyr in.',
    passages: [
      {
        heading: 'Självständigt arbete som går att flytta',
        text: [
          'Att söva och övervaka en frisk patient till ett planerat ingrepp görs likadant på många håll. Därför är det vanligt att arbeta en vecka på en ort och nästa på en annan. Akutsjukhusen vill ha vana av svår luftväg och trauma.',
        ],
      },
      {
        heading: 'Flera vägar',
        text: [
          'Anestesi räcker långt: operation, uppvakning, smärtmottagning, akutteam och ambulans. Ambulanser tar gärna anestesisjuksköterskor, så jämför båda innan du väljer.',
        ],
      },
    ],
    questions: [
      {
        question: 'Får jag arbeta både på operation och i ambulans?',
        answer:
          'Ja, men tänk på vilan. Lagens elva timmar gäller varje anställning för sig, men du behöver den ändå, och arbetsgivaren har rätt att fråga.',
      },
    ],
  },
  en: {
    title: 'Pay for nurse anaesthetists',
    description:
      'Pay for nurse anaesthetists in Sweden: the group’s own median and spread, price per agency hour, on-call duty, and open assignments.',
    lead: 'Nurse anaesthetists are one of few specialities with public statistics of their own. They are also on the highest price level among nurses when regions hire.',
    passages: [
      {
        heading: 'Independent work that travels',
        text: [
          'Anaesthetising and monitoring a healthy patient for a planned procedure is done the same way in many places. So it is common to work one week in one town and the next in another. Emergency hospitals want experience of difficult airways and trauma.',
        ],
      },
      {
        heading: 'Several ways',
        text: [
          'Anaesthesia reaches far: theatre, recovery, pain clinics, emergency teams and ambulance. Ambulance services gladly take nurse anaesthetists, so compare both before you choose.',
        ],
      },
    ],
    questions: [
      {
        question: 'May I work both in theatre and in an ambulance?',
        answer:
          'Yes, but think of your rest. The law’s eleven hours apply to each employment on its own, but you need them all the same, and an employer has the right to ask.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
