import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i gynekologi',
    description:
      'Lön för gynekologer och förlossningsläkare: specialistgruppens median och spridning, vad förlossningsjour betyder, och lediga uppdrag.',
    lead: 'Obstetrik och gynekologi är en specialitet med två takter: förlossningen som aldrig stänger och mottagningen som gör det.',
    passages: [
      {
        heading: 'Förlossningsjouren styr',
        text: [
          'På en förlossningsklinik finns en specialist på plats eller nära dygnet runt. Den som går i primärjour eller bakjour på en liten klinik har många jourpass per månad, och jourersättningen blir en stor del av inkomsten.',
        ],
      },
      {
        heading: 'Mottagning och screening',
        text: [
          'Mödrahälsovård, gynekologisk mottagning och utredning efter cellprov går att bemanna med kortare uppdrag på dagtid. Ultraljud med dokumenterad vana efterfrågas mest.',
        ],
      },
    ],
    questions: [
      {
        question: 'Kan jag hyras in bara för dagtid?',
        answer:
          'Ja, till mottagning. En klinik som söker till förlossningen vill nästan alltid att jour ingår, så läs annonsens arbetstider först.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in obstetrics and gynaecology',
    description:
      'Pay for gynaecologists and obstetricians in Sweden: the group’s median and spread, what labour ward duty means, and open assignments.',
    lead: 'Obstetrics and gynaecology is one speciality with two rhythms: the labour ward that never closes, and the clinic that does.',
    passages: [
      {
        heading: 'The labour ward sets the rota',
        text: [
          'A maternity hospital has a specialist on site or close by around the clock. Somebody on the rota of a small clinic has many duties a month, and on-call pay becomes a large part of their income.',
        ],
      },
      {
        heading: 'Outpatients and screening',
        text: [
          'Antenatal care, gynaecological outpatients and follow-up of cervical screening can be staffed with shorter daytime assignments. Documented experience of ultrasound is what is asked for most.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can I do agency work by day only?',
        answer:
          'Yes, for outpatients. A clinic that needs cover for the labour ward almost always wants on-call duty included, so read the hours in the ad first.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
