import type { ContactPerson } from '#domain/jobs/job';
import { slugify } from '#domain/vocabulary/slug';
import contacts from './data/contacts.json';
import type { Random } from './random';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * A fictional person, with a phone number from PTS's ranges for fiction and an example.com address.
 */
export function demoContact(random: Random): ContactPerson {
  const firstName = random.pick(contacts.firstNames);
  const lastName = random.pick(contacts.lastNames);
  return {
    name: `${firstName} ${lastName}`,
    title: random.pick(contacts.titles),
    phone: random.chance(0.6)
      ? `070-174 06 ${twoDigits(random.integer(5, 99))}`
      : `08-465 004 ${twoDigits(random.integer(0, 99))}`,
    email: `${slugify(firstName)}.${slugify(lastName)}@example.com`,
  };
}
