import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för hudsjuksköterskor',
    description:
      'Lön för hudsjuksköterskor: gruppens medellön, ljusbehandling, sår och allergi, dagtid och få tillägg, och lediga uppdrag att söka.',
    lead: 'Hudmottagningar arbetar dagtid med långa behandlingsserier. Det är ett jämnt yrke, med få tillägg och få vikariat.',
    passages: [
      {
        heading: 'Behandling i serier',
        text: [
          'Ljusbehandling, fotodynamisk behandling, sår och biologiska läkemedel ges enligt plan i veckor. En vikarie söks därför oftare för en termin än för en vecka.',
        ],
      },
      {
        heading: 'Kirurgi och dermatoskopi',
        text: [
          'Att assistera vid excisioner och att fotografera hudförändringar för bedömning efterfrågas allt mer, också på vårdcentraler. Den som kan det har fler arbetsgivare att välja mellan.',
        ],
      },
    ],
    questions: [
      {
        question: 'Finns hud som egen specialistutbildning?',
        answer:
          'Nej, inte som egen nationell inriktning. Lönen sätts därför ofta efter ansvar och kurser, och offentlig statistik räknar yrket bland övriga specialistsjuksköterskor.',
      },
    ],
  },
  en: {
    title: 'Pay for dermatology nurses',
    description:
      'Pay for dermatology nurses in Sweden: the group’s mean, phototherapy, wounds and allergy, daytime with few supplements, and assignments.',
    lead: 'Dermatology clinics work by day with long series of treatment. It is an even profession, with few supplements and few locums.',
    passages: [
      {
        heading: 'Treatment in series',
        text: [
          'Phototherapy, photodynamic treatment, wounds and biologics are given to plan over weeks. So a locum is more often sought for a term than for a week.',
        ],
      },
      {
        heading: 'Surgery and dermatoscopy',
        text: [
          'Assisting at excisions and photographing skin lesions for assessment are asked for more and more, at health centres too. Somebody who can has more employers to choose from.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is dermatology a specialist degree of its own?',
        answer:
          'No, not as a national specialisation of its own. So salaries are often set by responsibility and courses, and public statistics count the profession among other specialist nurses.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
