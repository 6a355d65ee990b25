import { COMMON_SYSTEMS, type DemoWish, EVERYWHERE, fieldsOf } from './demoWishes';

/**
 * A fictional candidate who wants offers and cannot sign in. Employers see a job's candidates only
 * when several fit it, so there are several of these.
 */
export interface DemoCandidate {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  wish: DemoWish;
}

type Habit = readonly [
  firstName: string,
  lastName: string,
  everyWeeks: DemoWish['everyWeeks'],
  minRate: number,
  /** Where they work; everywhere when absent. */
  locations?: readonly string[],
];

const NURSE = 'sjukskoterska';
const PSYCHIATRIST = 'specialistlakare-psykiatri';
const THERAPIST = 'arbetsterapeut';
const NURSES: readonly Habit[] = [
  ['Ylva', 'Strandmyr', 1, 500],
  ['Ansgar', 'Lövhamn', 2, 500],
  ['Tilde', 'Kärrby', 1, 500],
  ['Osvald', 'Grenfors', 2, 500],
  ['Runa', 'Vinterås', 3, 520],
  ['Hjalte', 'Sandvall', 1, 500],
  ['Moa', 'Ekesjövall', 2, 500, ['r-12', 'r-13', 'r-10']],
  ['Vidar', 'Norrtorp', 1, 540, ['r-24', 'r-25', 'r-22', 'r-23']],
];
const PSYCHIATRISTS: readonly Habit[] = [
  ['Ragna', 'Tjärnfors', 2, 700],
  ['Didrik', 'Hagelin-Sund', 1, 500],
  ['Siv', 'Ormöga', 2, 800],
  ['Love', 'Brännmark', 3, 700],
  ['Embla', 'Furuvind', 1, 700],
  ['Torkel', 'Sjöhult', 2, 1000, ['r-14', 'r-13', 'r-06']],
];

/** With one of the people who can sign in they are as many as a card is shown of. */
const THERAPISTS: readonly Habit[] = [
  ['Ingrid', 'Lindhamn', 1, 500],
  ['Tore', 'Björkvall', 1, 500],
  ['Saga', 'Hällmark', 1, 500],
  ['Nils', 'Åkerstrand', 1, 500],
];

/** The first fictional phone number that no other demo person has. */
const FIRST_NUMBER = 640;
const OF_A_PROFESSION: readonly (readonly [workRole: string, people: readonly Habit[]])[] = [
  [NURSE, NURSES],
  [PSYCHIATRIST, PSYCHIATRISTS],
  [THERAPIST, THERAPISTS],
];

export const DEMO_CANDIDATES: readonly DemoCandidate[] = OF_A_PROFESSION.flatMap(
  ([workRole, people]) => people.map((habit) => ({ workRole, habit })),
).map(({ workRole, habit }, index) => {
  const [firstName, lastName, everyWeeks, minRate, locations = EVERYWHERE] = habit;
  const name = `${firstName}.${lastName}`.toLowerCase().normalize('NFKD');
  return {
    userId: `demo-candidate-${String(index + 1).padStart(2, '0')}`,
    firstName,
    lastName,
    email: `${name.replace(/[^a-z.-]/gu, '')}@example.com`,
    phone: `+46701740${FIRST_NUMBER + index}`,
    wish: {
      workRole,
      locations,
      workFields: fieldsOf(workRole),
      systems: COMMON_SYSTEMS,
      minRate,
      everyWeeks,
    },
  };
});

/** The professions for which the demo recruiter looks for candidates. */
export const SOUGHT_ROLES: readonly string[] = [NURSE, PSYCHIATRIST];
