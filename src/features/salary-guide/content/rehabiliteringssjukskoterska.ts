import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för rehabiliteringssjuksköterskor',
    description:
      'Lön för rehabiliteringssjuksköterskor: gruppens medellön, team och mål, ryggmärg, hjärnskada och geriatrik, och lediga uppdrag.',
    lead: 'Rehabilitering mäts i veckor och i vad patienten kan göra själv. Arbetet är lugnare i takt, men kräver att teamet håller ihop.',
    passages: [
      {
        heading: 'Team och mål',
        text: [
          'Sjuksköterskan samordnar läkare, fysioterapeut, arbetsterapeut, logoped och anhöriga kring mål för veckan. Hud, blåsa, tarm och smärta är den egna delen. Den som är van att skriva rehabiliteringsplaner kommer in snabbt.',
        ],
      },
      {
        heading: 'Var det finns uppdrag',
        text: [
          'Rehabiliteringsmedicinska kliniker på större sjukhus, geriatrisk rehabilitering, privata rehabiliteringsenheter och kommunala korttidsplatser. De två sista står utanför det nationella avtalet.',
        ],
      },
    ],
    questions: [
      {
        question: 'Ger rehabilitering mycket obekväm tid?',
        answer:
          'Heldygnsvården har kvällar och helger men ofta bara en sjuksköterska på natten. Dagrehabilitering har nästan ingen.',
      },
    ],
  },
  en: {
    title: 'Pay for rehabilitation nurses',
    description:
      'Pay for rehabilitation nurses in Sweden: the group’s mean, teams and goals, spinal cord and brain injury, geriatrics, and assignments.',
    lead: 'Rehabilitation is measured in weeks, and in what patients can do for themselves. The pace is calmer, but the team has to hold together.',
    passages: [
      {
        heading: 'Teams and goals',
        text: [
          'The nurse brings doctors, physiotherapists, occupational therapists, speech therapists and relatives together around the week’s goals. Skin, bladder, bowel and pain are the nurse’s own part. Somebody used to writing rehabilitation plans settles in fast.',
        ],
      },
      {
        heading: 'Where there are assignments',
        text: [
          'Clinics of rehabilitation medicine at larger hospitals, geriatric rehabilitation, private units, and the municipalities’ short-term places. The last two are outside the national agreement.',
        ],
      },
    ],
    questions: [
      {
        question: 'Does rehabilitation give many unsocial hours?',
        answer:
          'Inpatient care has evenings and weekends, but often a single nurse at night. Day rehabilitation has almost none.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
