import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i ögonsjukdomar',
    description:
      'Lön för ögonläkare: specialistgruppens median och spridning, högre prisnivå vid inhyrning, kirurgi och injektioner, och lediga uppdrag.',
    lead: 'Ögonsjukvården växer med en äldre befolkning. Den som opererar grå starr eller ger injektioner hittar arbete i hela landet.',
    passages: [
      {
        heading: 'Volym och tempo',
        text: [
          'Starroperationer och injektioner vid makuladegeneration görs i långa listor, både i regionerna och hos privata vårdgivare. Där betalas ibland per operation. Fråga hur många per dag som förväntas, och vad som händer när en patient uteblir.',
        ],
      },
      {
        heading: 'Mottagning på mindre orter',
        text: [
          'Glaukomkontroller och diabetesögon ger köer på orter utan egen ögonklinik. Uppdragen är dagtid, ofta en eller två veckor åt gången. I det nationella avtalet ligger ögon på den högre prisnivån.',
        ],
      },
    ],
    questions: [
      {
        question: 'Är jouren tung för ögonläkare?',
        answer:
          'Sällan. Den är oftast beredskap hemifrån och delas av flera sjukhus. Det gör specialiteten lätt att kombinera med uppdrag på annan ort.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in ophthalmology',
    description:
      'Pay for ophthalmologists in Sweden: the specialist group’s median and spread, the higher agency price level, and open assignments.',
    lead: 'Eye care grows with an older population. Those who operate cataracts or give injections find work all over the country.',
    passages: [
      {
        heading: 'Volume and pace',
        text: [
          'Cataract operations and injections for macular degeneration are done in long lists, in the regions and by private providers. Some pay by operation. Ask how many a day are expected, and what happens when a patient does not come.',
        ],
      },
      {
        heading: 'Outpatients in smaller towns',
        text: [
          'Checks of glaucoma and diabetic eyes make queues in towns without an eye clinic. The assignments are by day, often one or two weeks at a time. In the national agreement ophthalmology is on the higher price level.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is on-call duty heavy for ophthalmologists?',
        answer:
          'Seldom. It is mostly standby at home, shared by several hospitals. That makes the speciality easy to combine with assignments elsewhere.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
