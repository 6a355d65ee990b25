import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för hjärt- och kärlsjuksköterskor',
    description:
      'Lön för sjuksköterskor i hjärtsjukvård: gruppens medellön, pris per hyrtimme, hjärtintensiv, PCI-lab och mottagning, och lediga uppdrag.',
    lead: 'Hjärtsjukvård finns på varje akutsjukhus, från övervakade sängar till laboratorier där tilltäppta kärl öppnas på natten.',
    passages: [
      {
        heading: 'Tre arbetsplatser',
        text: [
          'Hjärtintensiven övervakar rytm och ger akuta läkemedel, dygnet runt. PCI- och elektrofysiologilab arbetar planerat på dagen med beredskap för akuta fall. Hjärtsviktsmottagningen titrerar läkemedel enligt ordination, på dagtid.',
        ],
      },
      {
        heading: 'Beredskapen på labb',
        text: [
          'Få delar på beredskapen, så den kommer tätt. Fråga hur många som delar, och hur snabbt du måste vara på plats. Det avgör var du kan bo under uppdraget.',
        ],
      },
    ],
    questions: [
      {
        question: 'Räcker telemetrivana för att hyras in på hjärtintensiven?',
        answer:
          'Det är en början. De flesta avdelningar vill ha självständig rytmtolkning och vana av läkemedel som ges under övervakning.',
      },
    ],
  },
  en: {
    title: 'Pay for cardiovascular nurses',
    description:
      'Pay for nurses in cardiac care in Sweden: the group’s mean, price per agency hour, cardiac intensive care, PCI laboratory, open assignments.',
    lead: 'Cardiac care exists at every emergency hospital, from monitored beds to laboratories where blocked arteries are opened at night.',
    passages: [
      {
        heading: 'Three workplaces',
        text: [
          'Cardiac intensive care monitors rhythm and gives acute drugs, around the clock. PCI and electrophysiology laboratories work to plan by day with standby for emergencies. The heart failure clinic titrates drugs as prescribed, by day.',
        ],
      },
      {
        heading: 'Standby at the laboratory',
        text: [
          'Few share the standby, so it comes often. Ask how many share it, and how fast you must be there. That decides where you can live during the assignment.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is experience of telemetry enough for cardiac intensive care?',
        answer:
          'It is a beginning. Most units want independent interpretation of rhythms, and experience of drugs that are given under monitoring.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
