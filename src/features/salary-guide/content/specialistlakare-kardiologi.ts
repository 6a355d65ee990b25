import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i kardiologi',
    description:
      'Lön för kardiologer: specialistgruppens median och spridning, högsta pris per hyrtimme, vad kranskärlsjour betyder, och lediga uppdrag.',
    lead: 'En kardiolog som arbetar med ingrepp har jour dygnet runt, och det märks mer på lönen än grundlönen gör.',
    passages: [
      {
        heading: 'Ingrepp eller mottagning',
        text: [
          'Kardiologi rymmer två ganska olika arbeten. Den som gör kranskärlsröntgen eller sätter pacemaker är bunden till sjukhus med utrustningen och går jour för akuta hjärtinfarkter. Den som arbetar med eko, hjärtsvikt och mottagning har mer dagtid och är lättare att hyra in för kortare perioder.',
        ],
      },
      {
        heading: 'Vad som efterfrågas på uppdrag',
        text: [
          'Självständig ekokardiografi är det som oftast står i annonserna. Skriv i din profil hur många undersökningar du gör per vecka och vilka system du kan, så slipper du frågan.',
        ],
      },
    ],
    questions: [
      {
        question: 'Räknas internmedicin som merit för lönen?',
        answer:
          'Ja, ofta. Kardiologi bygger på internmedicinsk grund, och den som också kan ta medicinjour är lättare att schemalägga på mindre sjukhus.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in cardiology',
    description:
      'Pay for cardiologists in Sweden: the specialist group’s median and spread, highest price per agency hour, on-call duty, and open assignments.',
    lead: 'A cardiologist who does interventions is on call around the clock, and that affects pay more than the basic salary does.',
    passages: [
      {
        heading: 'Interventions or clinic',
        text: [
          'Cardiology holds two rather different jobs. Those who do coronary angiography or implant pacemakers are tied to hospitals with the equipment and are on call for acute heart attacks. Those who work with echo, heart failure and outpatients have more daytime work and are easier to hire for short periods.',
        ],
      },
      {
        heading: 'What assignments ask for',
        text: [
          'Independent echocardiography is what ads name most often. Say in your profile how many examinations you do a week and which systems you know, and you will not be asked.',
        ],
      },
    ],
    questions: [
      {
        question: 'Does internal medicine count towards the salary?',
        answer:
          'Yes, often. Cardiology builds on internal medicine, and somebody who can also take the medical on-call rota is easier to schedule at smaller hospitals.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
