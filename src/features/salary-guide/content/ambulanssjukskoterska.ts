import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för ambulanssjuksköterskor',
    description:
      'Lön för ambulanssjuksköterskor: gruppens medellön, pris per hyrtimme, dygnspass och beredskap, krav på körkort, och lediga uppdrag.',
    lead: 'I ambulansen arbetar du långa pass med mycket ansvar och väntan om vartannat. Schemat avgör vad lönen är värd per timme.',
    passages: [
      {
        heading: 'Pass på tolv timmar eller dygn',
        text: [
          'På små stationer förekommer dygnspass med vila på stationen, där en del av tiden ersätts som jour. I städer är tolvtimmarspass vanligast. Räkna om till betald tid per månad innan du jämför två erbjudanden.',
        ],
      },
      {
        heading: 'Krav utöver specialistbeviset',
        text: [
          'Körkort B, ibland C1, läkarintyg, och lokal delegering enligt regionens behandlingsriktlinjer. Delegeringen är det som tar tid när du kommer ny. Kommer du åter till samma region slipper du den.',
        ],
      },
    ],
    questions: [
      {
        question: 'Får en sjuksköterska utan specialistutbildning köra ambulans?',
        answer:
          'Läkemedel i ambulans ska ges av sjuksköterska, och det får vara en grundutbildad. Men de flesta regioner vill ha specialistutbildade, och det nationella avtalet har en egen prisnivå för dem.',
      },
    ],
  },
  en: {
    title: 'Pay for ambulance nurses',
    description:
      'Pay for ambulance nurses in Sweden: the group’s mean, price per agency hour, long shifts and standby, driving licence, open assignments.',
    lead: 'In the ambulance you work long shifts, with much responsibility and waiting in turn. The rota decides what the salary is worth by the hour.',
    passages: [
      {
        heading: 'Shifts of twelve hours or a day',
        text: [
          'Small stations may have 24-hour shifts with rest at the station, where part of the time is paid as on-call. In towns twelve hours are most common. Convert to paid hours a month before you compare two offers.',
        ],
      },
      {
        heading: 'What is asked for besides the degree',
        text: [
          'Driving licence B, sometimes C1, a medical certificate, and local delegation under the region’s treatment guidelines. The delegation is what takes time when you are new. If you return to the same region you need no other.',
        ],
      },
    ],
    questions: [
      {
        question: 'May a nurse without a specialist degree work in an ambulance?',
        answer:
          'Medicines in an ambulance are to be given by a nurse, who may lack the degree. But most regions want specialist nurses, and the national agreement has a price level of its own for them.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
