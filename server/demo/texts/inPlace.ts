/** Islands and a few other places that take the preposition "på" in Swedish. */
const ON: readonly string[] = [
  'Ekerö',
  'Gotland',
  'Hammarö',
  'Lidingö',
  'Orust',
  'Tjörn',
  'Värmdö',
  'Öckerö',
];

/** `i Umeå`, `på Gotland`. */
export function inPlace(name: string): string {
  return `${ON.includes(name) ? 'på' : 'i'} ${name}`;
}
