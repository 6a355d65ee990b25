import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för onkologisjuksköterskor',
    description:
      'Lön för onkologisjuksköterskor: gruppens medellön, pris per hyrtimme, cytostatika och kontaktsjuksköterska, och lediga uppdrag.',
    lead: 'Fler lever längre med cancer, och behandlingarna har flyttat till dagvård. Onkologisjuksköterskan arbetar därför mest dagtid.',
    passages: [
      {
        heading: 'Cytostatika kräver behörighet',
        text: [
          'Att hantera och ge cytostatika kräver utbildning som arbetsgivaren godkänner. Ta med intyget. Utan det blir första veckan introduktion.',
        ],
      },
      {
        heading: 'Kontaktsjuksköterska',
        text: [
          'Varje cancerpatient ska erbjudas en kontaktsjuksköterska. Rollen ger ofta ett lönetillägg, men är svår att fylla på korta uppdrag. Behandlingsenheter och avdelningar hyr in, kontaktsjuksköterskor mer sällan.',
        ],
      },
    ],
    questions: [
      {
        question: 'Är strålbehandling samma arbete?',
        answer:
          'Nej. Vid strålbehandling arbetar oftast onkologi- eller röntgensjuksköterskor med särskild utbildning, på de orter som har acceleratorer.',
      },
    ],
  },
  en: {
    title: 'Pay for oncology nurses',
    description:
      'Pay for oncology nurses in Sweden: the group’s mean, price per agency hour, chemotherapy and the contact nurse, and open assignments.',
    lead: 'More people live longer with cancer, and treatment has moved to day care. So oncology nurses work mostly by day.',
    passages: [
      {
        heading: 'Chemotherapy needs authorisation',
        text: [
          'To handle and give cytotoxic drugs takes training that the employer accepts. Bring the certificate. Without it, your first week is an introduction.',
        ],
      },
      {
        heading: 'Contact nurse',
        text: [
          'Every cancer patient is to be offered a contact nurse. The role often gives a supplement, but is hard to fill on short assignments. Treatment units and wards hire, contact nurses are hired more seldom.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is radiotherapy the same work?',
        answer:
          'No. Radiotherapy is mostly done by oncology nurses or radiographers with particular training, in the towns that have accelerators.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
