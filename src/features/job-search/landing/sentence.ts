/** Places that one is "on" in Swedish, and in English: islands. */
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

/** The preposition before a place, as the message `landing.where` takes it. */
export const prepositionOf = (place: string): 'on' | 'in' => (ISLANDS.has(place) ? 'on' : 'in');

/** A name as it stands inside a sentence: "sjuksköterska", but "IVA-sjuksköterska". */
export function inSentence(name: string): string {
  const [first = '', second = ''] = name;
  const abbreviated =
    second !== '' && second === second.toUpperCase() && second !== second.toLowerCase();
  return abbreviated ? name : first.toLowerCase() + name.slice(1);
}
