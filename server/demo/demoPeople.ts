import type { LanguageSkill } from '#domain/candidates/languages';
import { COMMON_SYSTEMS, type DemoWish, EVERYWHERE, fieldsOf } from './demoWishes';

/** The account data of a registered demo person. Ids are the vocabulary's. */
interface DemoProfile {
  userId: string;
  email: string;
  /** As stored: the international form of a number from PTS's range for fiction. */
  phone: string;
  jobTitle: string;
  profession: string;
  workfields: readonly string[];
  locations: readonly string[];
  employmentTypes: readonly string[];
  language: 'sv' | 'en';
  /** Absent for people who have not said. */
  languages?: readonly LanguageSkill[];
  /** Their preferences for offers; absent for people who have not chosen, and who are hidden. */
  wish?: DemoWish;
  /** How many assignments they have booked; none when absent. */
  booked?: number;
  /** They have an assignment to come, one under way and one that is over. */
  firstDays?: true;
}

/**
 * A fictional person whom the BankID simulator can sign in. Demo people have no personal identity
 * number, not even a test one: the product stores only the broker's subject.
 */
export type DemoPerson = {
  subject: string;
  firstName: string;
  lastName: string;
} & ({ registered: true; profile: DemoProfile } | { registered: false });

/**
 * The people who can sign in at the simulator. Two of them want offers, so that an invitation can
 * be shown.
 */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    subject: 'test-alva-nordanvik',
    firstName: 'Alva',
    lastName: 'Nordanvik',
    registered: true,
    profile: {
      userId: 'demo-alva',
      email: 'alva.nordanvik@example.com',
      phone: '+46701740605',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'akutvardsavdelning', 'internmedicin'],
      locations: ['r-01', 'r-03'],
      employmentTypes: ['konsult'],
      language: 'sv',
      languages: [
        { language: 'sv', level: 'C2' },
        { language: 'en', level: 'B2' },
      ],
    },
  },
  {
    subject: 'test-disa-klintmark',
    firstName: 'Disa',
    lastName: 'Klintmark',
    registered: true,
    profile: {
      userId: 'demo-disa',
      email: 'disa.klintmark@example.com',
      phone: '+46701740661',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-24'],
      employmentTypes: ['konsult'],
      language: 'sv',
    },
  },
  {
    subject: 'test-ebba-norrsten',
    firstName: 'Ebba',
    lastName: 'Norrsten',
    registered: true,
    profile: {
      userId: 'demo-ebba',
      email: 'ebba.norrsten@example.com',
      phone: '+46701740606',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['internmedicin'],
      locations: ['r-24'],
      employmentTypes: ['konsult'],
      language: 'sv',
    },
  },
  {
    subject: 'test-embla-sandvall',
    firstName: 'Embla',
    lastName: 'Sandvall',
    registered: true,
    profile: {
      userId: 'demo-embla',
      email: 'embla.sandvall@example.com',
      phone: '+46701740609',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-18', 'r-19'],
      employmentTypes: ['konsult'],
      language: 'sv',
    },
  },
  {
    subject: 'test-folke-strandmyr',
    firstName: 'Folke',
    lastName: 'Strandmyr',
    registered: true,
    profile: {
      userId: 'demo-folke',
      email: 'folke.strandmyr@example.com',
      phone: '+46701740629',
      jobTitle: 'Arbetsterapeut',
      profession: 'arbetsterapeut',
      workfields: fieldsOf('arbetsterapeut'),
      locations: ['r-24'],
      employmentTypes: ['konsult', 'vikariat'],
      language: 'sv',
      wish: {
        workRole: 'arbetsterapeut',
        locations: EVERYWHERE,
        workFields: fieldsOf('arbetsterapeut'),
        systems: COMMON_SYSTEMS,
        minRate: 500,
        everyWeeks: 1,
      },
    },
  },
  {
    subject: 'test-hedda-solbacka',
    firstName: 'Hedda',
    lastName: 'Solbacka',
    registered: true,
    profile: {
      userId: 'demo-hedda',
      email: 'hedda.solbacka@example.com',
      phone: '+46701740608',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'ambulanssjukvard'],
      locations: ['r-22', 'r-23'],
      employmentTypes: ['konsult'],
      language: 'sv',
    },
  },
  {
    subject: 'test-kasimir-blomgard',
    firstName: 'Kasimir',
    lastName: 'Blomgård',
    registered: true,
    profile: {
      userId: 'demo-kasimir',
      email: 'kasimir.blomgard@example.com',
      phone: '+46701740612',
      jobTitle: 'Specialist i psykiatri',
      profession: 'specialistlakare-psykiatri',
      workfields: ['allmanpsykiatri', 'beroendevard'],
      locations: ['r-12', 'r-14'],
      employmentTypes: ['konsult', 'vikariat'],
      language: 'sv',
    },
  },
  {
    subject: 'test-niamh-ostervall',
    firstName: 'Niamh',
    lastName: 'Östervall',
    registered: true,
    profile: {
      userId: 'demo-niamh',
      email: 'niamh.ostervall@example.com',
      phone: '+46701740623',
      jobTitle: 'Midwife',
      profession: 'barnmorska',
      workfields: ['forlossning', 'bb', 'modravard'],
      locations: ['r-24', 'r-25'],
      employmentTypes: ['konsult', 'sommarjobb'],
      language: 'en',
      languages: [
        { language: 'en', level: 'C2' },
        { language: 'sv', level: 'B2' },
      ],
    },
  },
  {
    // Has worked where others have answered: may answer about a workplace
    subject: 'test-runa-vikholm',
    firstName: 'Runa',
    lastName: 'Vikholm',
    registered: true,
    profile: {
      userId: 'demo-runa',
      email: 'runa.vikholm@example.com',
      phone: '+46701740660',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-01'],
      employmentTypes: ['konsult'],
      language: 'sv',
    },
  },
  {
    subject: 'test-selma-ljungvik',
    firstName: 'Selma',
    lastName: 'Ljungvik',
    registered: true,
    profile: {
      userId: 'demo-selma',
      email: 'selma.ljungvik@example.com',
      phone: '+46701740638',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-01', 'r-14'],
      employmentTypes: ['konsult', 'vikariat'],
      language: 'sv',
      wish: {
        workRole: 'sjukskoterska',
        locations: EVERYWHERE,
        workFields: fieldsOf('sjukskoterska'),
        systems: COMMON_SYSTEMS,
        minRate: 500,
        everyWeeks: 1,
      },
    },
  },
  {
    // Has first days to come and behind them
    subject: 'test-signe-vallmosund',
    firstName: 'Signe',
    lastName: 'Vallmosund',
    registered: true,
    profile: {
      userId: 'demo-signe',
      email: 'signe.vallmosund@example.com',
      phone: '+46701740698',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-24'],
      employmentTypes: ['konsult'],
      language: 'sv',
      firstDays: true,
    },
  },
  {
    subject: 'test-tuva-lillsjo',
    firstName: 'Tuva',
    lastName: 'Lillsjö',
    registered: true,
    profile: {
      userId: 'demo-tuva',
      email: 'tuva.lillsjo@example.com',
      phone: '+46701740634',
      jobTitle: 'Undersköterska',
      profession: 'underskoterska',
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-23'],
      employmentTypes: ['vikariat'],
      language: 'sv',
    },
  },
  {
    subject: 'test-valborg-rosenlid',
    firstName: 'Valborg',
    lastName: 'Rosenlid',
    registered: true,
    profile: {
      userId: 'demo-valborg',
      email: 'valborg.rosenlid@example.com',
      phone: '+46701740607',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-01', 'r-03', 'r-14'],
      employmentTypes: ['konsult', 'vikariat'],
      language: 'sv',
      booked: 2,
    },
  },
  {
    subject: 'test-vendela-ekhammar',
    firstName: 'Vendela',
    lastName: 'Ekhammar',
    registered: true,
    profile: {
      userId: 'demo-vendela',
      email: 'vendela.ekhammar@example.com',
      phone: '+46701740699',
      jobTitle: 'Undersköterska',
      profession: 'underskoterska',
      workfields: ['geriatrik'],
      locations: ['r-05'],
      employmentTypes: ['vikariat'],
      language: 'sv',
    },
  },
  {
    // Has handed in almost all that jobs ask for: single changes open doors (demoReady.ts)
    subject: 'test-viola-almskog',
    firstName: 'Viola',
    lastName: 'Almskog',
    registered: true,
    profile: {
      userId: 'demo-viola',
      email: 'viola.almskog@example.com',
      phone: '+46701740662',
      jobTitle: 'Sjuksköterska',
      profession: 'sjukskoterska',
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-14'],
      employmentTypes: ['konsult', 'vikariat'],
      language: 'sv',
      languages: [{ language: 'sv', level: 'C2' }],
    },
  },
  {
    subject: 'test-torvald-lindekrans',
    firstName: 'Torvald',
    lastName: 'Lindekrans',
    registered: false,
  },
  {
    subject: 'test-sunniva-aspedal',
    firstName: 'Sunniva',
    lastName: 'Aspedal',
    registered: false,
  },
  {
    // Also at the simulated Google and Facebook, to connect a BankID afterwards
    subject: 'test-tindra-solhage',
    firstName: 'Tindra',
    lastName: 'Solhage',
    registered: false,
  },
  {
    subject: 'test-malte-kvarnbo',
    firstName: 'Malte',
    lastName: 'Kvarnbo',
    registered: false,
  },
  {
    subject: 'test-ylva-strandell',
    firstName: 'Ylva',
    lastName: 'Strandell',
    registered: false,
  },
  {
    subject: 'test-sixten-brohage',
    firstName: 'Sixten',
    lastName: 'Brohage',
    registered: false,
  },
  {
    subject: 'test-ronja-hedfors',
    firstName: 'Ronja',
    lastName: 'Hedfors',
    registered: false,
  },
];
