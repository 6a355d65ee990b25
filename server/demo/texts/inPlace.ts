/** Islands and a few others, which Swedish is "på". */
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
