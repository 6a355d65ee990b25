import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i hud- och könssjukdomar',
    description:
      'Lön för dermatologer: specialistgruppens median och spridning, högre prisnivå vid inhyrning, hud på distans, och lediga uppdrag att söka.',
    lead: 'Hudläkare arbetar nästan bara dagtid, och deras bilder går att bedöma på distans. Ändå hör specialiteten till dem som är dyrast att hyra in.',
    passages: [
      {
        heading: 'Få specialister, många remisser',
        text: [
          'Misstänkt hudcancer ska bedömas snabbt, och remisserna är många. Utanför storstäderna finns få hudläkare. I det nationella avtalet ligger hud därför på den högre prisnivån.',
        ],
      },
      {
        heading: 'Teledermatoskopi',
        text: [
          'Många vårdcentraler skickar bilder till en hudläkare som svarar utan besök. Sådana uppdrag kan göras hemifrån och betalas ofta per bedömning. Excisioner och mottagning kräver att du är på plats.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vad höjer lönen när det inte finns någon jour?',
        answer:
          'Ansvar för hudtumörteam, kirurgisk vana och arbete på orter med brist. Privat mottagning vid sidan av är vanligare än i de flesta specialiteter.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in dermatology',
    description:
      'Pay for dermatologists in Sweden: the specialist group’s median and spread, the higher agency price level, remote work, open assignments.',
    lead: 'Dermatologists work almost only by day, and their images can be assessed at a distance. Still, the speciality is among the most expensive to hire.',
    passages: [
      {
        heading: 'Few specialists, many referrals',
        text: [
          'Suspected skin cancer must be assessed quickly, and referrals are many. Outside the big cities dermatologists are few. In the national agreement dermatology is therefore on the higher price level.',
        ],
      },
      {
        heading: 'Teledermoscopy',
        text: [
          'Many health centres send images to a dermatologist who answers without a visit. Such assignments can be done from home and often pay by assessment. Excisions and outpatients require that you are there.',
        ],
      },
    ],
    questions: [
      {
        question: 'What raises pay when there is no on-call duty?',
        answer:
          'Responsibility for skin tumour teams, surgical experience, and work where there is a shortage. Private practice on the side is more common than in most specialities.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
