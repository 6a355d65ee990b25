/** What rules read of a candidate's profile; the whole of it is the contract's `Profile`. */
export interface ProfileFacts {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  jobTitle: string | null;
  /** Work-role id. */
  profession: string | null;
  /** The record systems that they know. */
  systems: string[];
  prescriberCode: string | null;
  profileImageUrl: string | null;
  bankIdVerified: boolean;
  /** Whether they have chosen who finds them. */
  visibilityChosen: boolean;
}
