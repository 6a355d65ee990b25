import type { Relation } from '#domain/givenReferences/givenReference';

/** What is known of a reference that its person has given and signed; in their own word. */
export interface GivenMark {
  relation: Relation;
  /** The last day on which it counts, `YYYY-MM-DD`. */
  validTo: string;
}

/** A person who can give a reference for a candidate. */
export interface CandidateReference {
  id: string;
  workplace: string;
  name: string;
  /** E.164. */
  phone: string;
  email: string;
  /** Whether this person was the candidate's manager there. */
  isManager: boolean;
  /** Which of the candidate's two latest jobs it is from. */
  latestJob: 1 | 2;
  /** Whether the candidate allows an employer to contact them. */
  mayContact: boolean;
  /** They have given it, and have not taken it back; absent or null when they have not. */
  given?: GivenMark | null;
}

export const MAX_REFERENCES = 10;

/** What decides whether a reference counts. */
type Counted = Pick<CandidateReference, 'isManager' | 'latestJob' | 'given'>;

/** What the person has given, while it counts. @param today - `YYYY-MM-DD` in Stockholm. */
export function givenOn({ given }: Pick<Counted, 'given'>, today: string): GivenMark | null {
  return given && given.validTo >= today ? given : null;
}

/**
 * Whether somebody was the candidate's manager: by their own word where they have given the reference,
 * else by the candidate's.
 */
export function isFromManager(reference: Counted, today: string): boolean {
  const given = givenOn(reference, today);
  return given ? given.relation === 'manager' : reference.isManager;
}

/**
 * Part 5: two references, from the two latest jobs, each a manager.
 *
 * @param today - `YYYY-MM-DD` in Stockholm: what was given counts for twelve months.
 */
export function hasTwoReferences(references: readonly Counted[], today: string): boolean {
  const jobs = references
    .filter((reference) => isFromManager(reference, today))
    .map(({ latestJob }) => latestJob);
  return jobs.includes(1) && jobs.includes(2);
}

/** Whether both are given already, so that nobody has to phone. */
export function hasTwoGiven(references: readonly Counted[], today: string): boolean {
  return hasTwoReferences(
    references.filter((reference) => givenOn(reference, today) !== null),
    today,
  );
}
