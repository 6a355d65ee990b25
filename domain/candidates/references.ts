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
}

export const MAX_REFERENCES = 10;

/** Part 5: two references, from the two latest jobs, each a manager. */
export function hasTwoReferences(
  references: readonly Pick<CandidateReference, 'isManager' | 'latestJob'>[],
): boolean {
  const jobs = references.filter(({ isManager }) => isManager).map(({ latestJob }) => latestJob);
  return jobs.includes(1) && jobs.includes(2);
}
