import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i onkologi',
    description:
      'Lön för onkologer: specialistgruppens median och spridning, var onkologer arbetar, vad som efterfrågas på uppdrag, och lediga uppdrag att söka.',
    lead: 'Onkologi är samlad till färre sjukhus än de flesta specialiteter. Det påverkar var uppdragen finns mer än vad de betalar.',
    passages: [
      {
        heading: 'Samlad specialitet',
        text: [
          'Strålbehandling finns på ett begränsat antal orter, och mycket av behandlingsbesluten tas på multidisciplinära konferenser. Mindre sjukhus ger läkemedelsbehandling med stöd av onkologkonsulter, som antingen reser dit eller deltar på distans.',
        ],
      },
      {
        heading: 'Uppdrag',
        text: [
          'De flesta uppdrag gäller mottagning och behandlingsenheter på dagtid. Skriv vilka diagnoser du är van vid: en bröstonkolog och en lungonkolog är inte utbytbara för en klinik som söker till nästa vecka.',
        ],
      },
    ],
    questions: [
      {
        question: 'Hur ser jouren ut i onkologi?',
        answer:
          'Oftast beredskap hemifrån som stöd till medicinjouren. Den ger mindre i ersättning än jour på plats, och lönen beror därför mer på grundlön och tillägg.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in oncology',
    description:
      'Pay for oncologists in Sweden: the specialist group’s median and spread, where oncologists work, what assignments ask for, and open assignments.',
    lead: 'Oncology is concentrated in fewer hospitals than most specialities. That decides where the assignments are more than what they pay.',
    passages: [
      {
        heading: 'A concentrated speciality',
        text: [
          'Radiotherapy exists in a limited number of towns, and many decisions on treatment are made at multidisciplinary conferences. Smaller hospitals give drug treatment with support from consultant oncologists, who travel there or take part at a distance.',
        ],
      },
      {
        heading: 'Assignments',
        text: [
          'Most assignments are for outpatients and treatment units by day. Say which diagnoses you know: a breast oncologist and a lung oncologist cannot replace each other for a clinic that needs somebody next week.',
        ],
      },
    ],
    questions: [
      {
        question: 'What is on-call duty like in oncology?',
        answer:
          'Usually standby at home in support of the medical rota. It pays less than duty on site, so pay depends more on basic salary and supplements.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
