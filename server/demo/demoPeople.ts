/** What a registered demo person has told the site. Ids are the vocabulary's. */
interface DemoProfile {
  userId: string;
  email: string;
  /** As stored: international form of a number from PTS's range for fiction. */
  phone: string;
  jobTitle: string;
  profession: string;
  workfields: readonly string[];
  locations: readonly string[];
  employmentTypes: readonly string[];
  language: 'sv' | 'en';
}

/**
 * A fictional person whom the BankID simulator can sign in. She has no personal identity
 * number, not even a test one: the broker's subject is all that the product keeps.
 */
export type DemoPerson = {
  subject: string;
  firstName: string;
  lastName: string;
} & ({ registered: true; profile: DemoProfile } | { registered: false });

/** The issuer under which the simulator's subjects are stored. */
export const SIMULATOR_ISSUER = 'vikari-simulator';

/** Five people, two of whom have yet to register. */
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
];
