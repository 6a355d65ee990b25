import { type PersonName, splitName } from '#domain/candidates/names';
import { isSameName } from '#domain/candidates/sameName';
import { tidyEmail } from '#domain/text/tidy';

/** By which somebody is told from somebody else. */
export interface Identifiable {
  /** A whole name. */
  name: string;
  /** Addresses and numbers that are theirs. */
  emails: readonly string[];
  phones: readonly string[];
}

/** Google's two names, whose mailboxes are the same with dots, without them, and by either name. */
const GOOGLE = ['gmail.com', 'googlemail.com'];

/**
 * One mailbox: what is added after a plus sign reaches the same one, and so does another case; at
 * Google so do dots. Elsewhere a dot may tell two people apart.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = tidyEmail(email).toLowerCase().split('@');
  const box = local.split('+')[0] ?? '';
  return GOOGLE.includes(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** Why a person whom a candidate names is the candidate; null when nothing says so. */
export function whyOwn(
  person: Identifiable,
  candidate: Identifiable,
): 'email' | 'phone' | 'name' | null {
  const boxes = candidate.emails.map(mailboxOf);
  if (person.emails.some((email) => boxes.includes(mailboxOf(email)))) return 'email';
  if (person.phones.some((phone) => candidate.phones.includes(phone))) return 'phone';
  return isSamePerson(person.name, candidate.name) ? 'name' : null;
}

/** Whether two whole names may be one person's, as `isSameName`. */
export function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [nameOf(one), nameOf(other)];
  return isSameName(first, second);
}

const nameOf = (name: string): PersonName =>
  splitName(name) ?? { firstName: name.trim(), lastName: '' };

/** A person's name as one text. */
export const wholeName = ({ firstName, lastName }: PersonName): string =>
  `${firstName} ${lastName}`.trim();
