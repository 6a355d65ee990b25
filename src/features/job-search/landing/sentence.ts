/** Places that take "on" ("på" in Swedish): islands. */
const ISLANDS: ReadonlySet<string> = new Set([
  'Ekerö',
  'Gotland',
  'Hammarö',
  'Lidingö',
  'Orust',
  'Tjörn',
  'Värmdö',
  'Öckerö',
]);

/** The preposition before a place, as a value of the message `jobs.where`. */
export const prepositionOf = (place: string): 'on' | 'in' => (ISLANDS.has(place) ? 'on' : 'in');

/** A name inside a sentence: "sjuksköterska", but "IVA-sjuksköterska". */
export function inSentence(name: string): string {
  const [first = '', second = ''] = name;
  const abbreviated =
    second !== '' && second === second.toUpperCase() && second !== second.toLowerCase();
  return abbreviated ? name : first.toLowerCase() + name.slice(1);
}
