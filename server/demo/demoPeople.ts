import { LANGUAGE_LEVELS, LANGUAGES, type LanguageSkill } from '#domain/candidates/languages';
import people from './data/people.json';
import { type DemoWish, wishOf } from './demoWishes';
import { oneOf } from './oneOf';

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
  firstDays?: boolean;
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

/** As the data file has it: a wish says only how much and how often. */
interface PersonData {
  subject: string;
  firstName: string;
  lastName: string;
  profile?: Omit<DemoProfile, 'language' | 'languages' | 'wish'> & {
    language: string;
    languages?: readonly Record<keyof LanguageSkill, string>[];
    wish?: Pick<DemoWish, 'minRate' | 'everyWeeks'>;
  };
}

function profileOf(data: NonNullable<PersonData['profile']>): DemoProfile {
  const { language, languages, wish, ...profile } = data;
  return {
    ...profile,
    language: oneOf(['sv', 'en'], language),
    ...(languages && {
      languages: languages.map((skill) => ({
        language: oneOf(LANGUAGES, skill.language),
        level: oneOf(LANGUAGE_LEVELS, skill.level),
      })),
    }),
    ...(wish && { wish: wishOf(profile.profession, wish) }),
  };
}

/**
 * The people who can sign in at the simulator. Two of them want offers, so that an invitation can
 * be shown.
 */
export const DEMO_PEOPLE: readonly DemoPerson[] = (
  people satisfies PersonData[] as PersonData[]
).map(({ subject, firstName, lastName, profile }) => {
  const person = { subject, firstName, lastName };
  return profile
    ? { ...person, registered: true, profile: profileOf(profile) }
    : { ...person, registered: false };
});
