import type { ContactPerson } from '#domain/jobs/job';
import { slugify } from '#domain/vocabulary/slug';
import type { Random } from './random';

const FIRST_NAMES: readonly string[] = [
  'Alma',
  'Amir',
  'Astrid',
  'Bodil',
  'Cornelia',
  'Dag',
  'Elin',
  'Elias',
  'Farida',
  'Frej',
  'Gro',
  'Hilma',
  'Idun',
  'Ivar',
  'Jonna',
  'Kerstin',
  'Leila',
  'Love',
  'Majken',
  'Milo',
  'Nasrin',
  'Olof',
  'Petra',
  'Ragnhild',
  'Samir',
  'Signe',
  'Tage',
  'Tuva',
  'Ulrika',
  'Viggo',
];
const LAST_NAMES: readonly string[] = [
  'Alebrink',
  'Björkskog',
  'Dalvide',
  'Ekmarker',
  'Fagerlunde',
  'Granhammar',
  'Hagsjö',
  'Isbäcken',
  'Järnkvist',
  'Klarvatten',
  'Lindfjäll',
  'Mossbrant',
  'Nyvinge',
  'Ormsäter',
  'Palmhage',
  'Rosenvik',
  'Stensjöö',
  'Tjärnholt',
  'Utbult',
  'Vitskär',
  'Åkerblad',
  'Östanmur',
];
const TITLES: readonly string[] = [
  'Konsultchef',
  'Rekryterare',
  'Bemanningsansvarig',
  'Vårdenhetschef',
  'Kundansvarig',
];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * A fictional person, with a phone number from PTS's ranges for fiction and an example.com address.
 */
export function demoContact(random: Random): ContactPerson {
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  return {
    name: `${firstName} ${lastName}`,
    title: random.pick(TITLES),
    phone: random.chance(0.6)
      ? `070-174 06 ${twoDigits(random.integer(5, 99))}`
      : `08-465 004 ${twoDigits(random.integer(0, 99))}`,
    email: `${slugify(firstName)}.${slugify(lastName)}@example.com`,
  };
}
