import candidates from './data/candidates.json';
import { type DemoWish, wishOf } from './demoWishes';

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

/** As the data file has them, by profession. */
type CandidateData = Pick<DemoCandidate, 'firstName' | 'lastName'> & Parameters<typeof wishOf>[1];

const BY_PROFESSION: Readonly<Record<string, readonly CandidateData[]>> = candidates;

/** The first fictional phone number that no other demo person has. */
const FIRST_NUMBER = 640;

export const DEMO_CANDIDATES: readonly DemoCandidate[] = Object.entries(BY_PROFESSION)
  .flatMap(([workRole, people]) => people.map((person) => ({ workRole, ...person })))
  .map(({ workRole, firstName, lastName, ...wish }, index) => {
    const name = `${firstName}.${lastName}`.toLowerCase().normalize('NFKD');
    return {
      userId: `demo-candidate-${String(index + 1).padStart(2, '0')}`,
      firstName,
      lastName,
      email: `${name.replace(/[^a-z.-]/gu, '')}@example.com`,
      phone: `+46701740${FIRST_NUMBER + index}`,
      wish: wishOf(workRole, wish),
    };
  });

/** The professions for which the demo recruiter looks for candidates. */
export const SOUGHT_ROLES: readonly string[] = ['sjukskoterska', 'specialistlakare-psykiatri'];
