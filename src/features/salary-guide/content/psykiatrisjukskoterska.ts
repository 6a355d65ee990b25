import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för psykiatrisjuksköterskor',
    description:
      'Lön för specialistsjuksköterskor i psykiatri: median för kvinnor och män 2024, spridning, landsdelar, pris per hyrtimme och uppdrag.',
    lead: 'Psykiatrisjuksköterskor har färsk och öppen statistik. Den visar en jämnare lönefördelning än bland grundutbildade, och att män tjänar något mer än kvinnor.',
    passages: [
      {
        heading: 'Öppenvård eller heldygn',
        text: [
          'I öppenvården är det mottagning, läkemedel och samtal på dagtid. Heldygnsvården går i skift och ger tillägg. Rättspsykiatri och beroendevård har ofta egna lönetillägg för säkerhetsarbete.',
        ],
      },
      {
        heading: 'Vad som efterfrågas på uppdrag',
        text: [
          'Vana av tvångsvård, säkerhetsplanering och att hålla i bedömningssamtal. Psykiatrin hyr ofta för längre perioder, för att kontinuitet är en del av vården.',
        ],
      },
    ],
    questions: [
      {
        question: 'Varför skiljer lönerna mellan landsdelar?',
        answer:
          'Medellönen följer arbetsmarknaden på orten och är högst i Stockholm och Östra Mellansverige. Hyrpriset gör tvärtom: det nationella avtalet betalar mest på landsbygden.',
      },
    ],
  },
  en: {
    title: 'Pay for psychiatric nurses',
    description:
      'Pay for specialist nurses in psychiatry in Sweden: the median of women and men in 2024, spread, parts of the country, agency price, jobs.',
    lead: 'Psychiatric nurses have recent and open statistics. They show a more even spread than among nurses without the degree, and that men earn somewhat more than women.',
    passages: [
      {
        heading: 'Outpatients or inpatients',
        text: [
          'Outpatient work is appointments, medication and conversations by day. Inpatient care works in shifts and gives supplements. Forensic psychiatry and addiction care often have supplements of their own for security work.',
        ],
      },
      {
        heading: 'What assignments ask for',
        text: [
          'Experience of compulsory care, safety planning and leading assessments. Psychiatry often hires for longer periods, since continuity is a part of the care.',
        ],
      },
    ],
    questions: [
      {
        question: 'Why do salaries differ between parts of the country?',
        answer:
          'The mean follows the labour market of the place, and is highest in Stockholm and East Central Sweden. The price of agency staff does the opposite: the national agreement pays most in the countryside.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
