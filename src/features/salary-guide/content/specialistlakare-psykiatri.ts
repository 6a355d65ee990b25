import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i psykiatri',
    description:
      'Lön för psykiater: gruppens median och spridning, högsta pris för hyruppdrag, vad jour och tvångsvård betyder för lönen, och lediga uppdrag.',
    lead: 'Psykiater behövs i nästan alla regioner, och specialiteten hör till de dyraste nivåerna när regioner hyr in läkare.',
    passages: [
      {
        heading: 'Brist som märks på priset',
        text: [
          'I det nationella avtalet för hyrpersonal ligger psykiatri på en högre prisnivå än de flesta specialiteter. Öppenvården hyr ofta in för veckor i taget, för bedömningar, läkemedelsuppföljning och intyg. Många uppdrag går delvis att göra på distans.',
        ],
      },
      {
        heading: 'Tvångsvård kräver specialist på plats',
        text: [
          'Beslut enligt lagen om psykiatrisk tvångsvård fattas av chefsöverläkaren eller en läkare med specialistkompetens som fått uppdraget. Det gör en van specialist svår att ersätta på heldygnsavdelningar, och jouren är ofta beredskap hemifrån med inställelse.',
        ],
      },
    ],
    questions: [
      {
        question: 'Behövs förskrivarkod som hyrläkare i psykiatri?',
        answer:
          'Ja. Förskrivning av bland annat centralstimulerande läkemedel kräver rätt behörighet, och verksamheten behöver din förskrivarkod före första dagen.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in psychiatry',
    description:
      'Pay for psychiatrists in Sweden: the group’s median and spread, highest prices for agency doctors, what on-call duty means, and open assignments.',
    lead: 'Psychiatrists are needed in almost every region, and the speciality is on one of the most expensive levels when regions hire doctors.',
    passages: [
      {
        heading: 'A shortage that shows in the price',
        text: [
          'In the national agreement on temporary staff, psychiatry is priced above most specialities. Outpatient clinics often hire for weeks at a time, for assessments, follow-up of medication and certificates. Parts of many assignments can be done at a distance.',
        ],
      },
      {
        heading: 'Compulsory care needs a specialist on site',
        text: [
          'Decisions under the act on compulsory psychiatric care are made by the chief psychiatrist, or by a doctor with specialist competence who has been given the task. That makes an experienced specialist hard to replace on inpatient wards, and on-call duty is often standby at home.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do I need a prescriber code as an agency psychiatrist?',
        answer:
          'Yes. Prescribing central stimulants, among others, needs the right competence, and the clinic needs your prescriber code before your first day.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
