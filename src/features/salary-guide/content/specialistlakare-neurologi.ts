import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i neurologi',
    description:
      'Lön för neurologer: specialistgruppens median och spridning, vad strokejour betyder, äldre siffror jämförda med andra, och lediga uppdrag.',
    lead: 'Neurologer är få i förhållande till behovet, särskilt utanför universitetsorterna. Lönen har ändå legat nära eller under andra specialisters.',
    passages: [
      {
        heading: 'Stroke har ändrat jouren',
        text: [
          'Trombolys och trombektomi har gjort tid till allt. Neurologjouren på de större sjukhusen är tätare än förr, och mindre sjukhus får ofta stöd på distans. Den som kan bedöma stroke på jouren efterfrågas även på korta uppdrag.',
        ],
      },
      {
        heading: 'Långa väntetider på mottagning',
        text: [
          'MS, Parkinson, epilepsi och huvudvärk ger långa köer. Regioner hyr in neurologer för att ta hand om dem, ofta en vecka i månaden på samma ort. Återkommande veckor är bra för båda sidor.',
        ],
      },
    ],
    questions: [
      {
        question: 'Går neurologuppdrag att göra på distans?',
        answer:
          'Uppföljningar går bra per video, och många regioner köper det. Nybesök kräver status på plats, så rena distansuppdrag är ovanligare.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in neurology',
    description:
      'Pay for neurologists in Sweden: the specialist group’s median and spread, what stroke duty means, older figures compared, open assignments.',
    lead: 'Neurologists are few compared with the need, above all outside university towns. Their pay has still been close to or below that of other specialists.',
    passages: [
      {
        heading: 'Stroke has changed on-call duty',
        text: [
          'Thrombolysis and thrombectomy have made time everything. Neurological on-call duty at larger hospitals is busier than it was, and smaller hospitals often have support at a distance. Somebody who can assess stroke is sought after for short assignments too.',
        ],
      },
      {
        heading: 'Long waits for outpatients',
        text: [
          'MS, Parkinson’s disease, epilepsy and headache make long queues. Regions hire neurologists to deal with them, often one week a month in the same town. Returning weeks are good for both sides.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can neurology assignments be done at a distance?',
        answer:
          'Follow-ups work well by video, and many regions buy it. First visits need an examination on site, so purely remote assignments are less common.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
