import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i ortopedi',
    description:
      'Lön för ortopeder: specialistgruppens median och spridning, vad jour och privata vårdgivare betyder för inkomsten, och lediga uppdrag.',
    lead: 'Ortopedin har både tung akutjour och en privat marknad för planerade operationer. Båda drar upp inkomsten, på olika sätt.',
    passages: [
      {
        heading: 'Två marknader',
        text: [
          'Höft- och knäproteser, axlar och händer opereras i stor omfattning hos privata vårdgivare på uppdrag av regionerna. Där är det dagtid och planerat. Frakturerna ligger kvar på akutsjukhusen, med jour kvällar och helger, och ger mer i jourersättning.',
        ],
      },
      {
        heading: 'Att hyras in som ortoped',
        text: [
          'Mottagning och akutmottagning är vanligast på korta uppdrag. Operation kräver att kliniken känner dig: räkna med att någon vill ringa en referens om vilka ingrepp du gör själv.',
        ],
      },
    ],
    questions: [
      {
        question: 'Varför visar ni inget pris för ortopeder i det nationella avtalet?',
        answer:
          'Prislistan delar in specialiteterna i nivåer. I den version som är öppet känd saknas ortopedi, och vi gissar inte vilken nivå den har.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in orthopaedics',
    description:
      'Pay for orthopaedic surgeons in Sweden: the specialist group’s median and spread, what on-call duty and private providers mean, open assignments.',
    lead: 'Orthopaedics has both heavy emergency duty and a private market for planned operations. Both raise income, in different ways.',
    passages: [
      {
        heading: 'Two markets',
        text: [
          'Hip and knee replacements, shoulders and hands are operated on a large scale by private providers on behalf of the regions. That work is planned and by day. Fractures stay at the emergency hospitals, with evenings and weekends on call, and give more in on-call pay.',
        ],
      },
      {
        heading: 'Agency work as an orthopaedic surgeon',
        text: [
          'Outpatients and emergency departments are the most common short assignments. Operating requires that the clinic knows you: expect somebody to ring a referee about which procedures you do on your own.',
        ],
      },
    ],
    questions: [
      {
        question: 'Why do you show no price for orthopaedics in the national agreement?',
        answer:
          'The price list puts specialities on levels. The version that is openly known leaves out orthopaedics, and we do not guess its level.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
