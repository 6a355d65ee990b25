/** Characters of a message that are shown in a list: about two lines of a phone. */
const PREVIEW_LENGTH = 72;

/**
 * The beginning of a message on one line, cut between two words. It is cut here and not by CSS, so
 * that nothing is clipped when the text is large.
 */
export function messagePreview(text: string): string {
  const line = text.trim().replace(/\s+/gu, ' ');
  const letters = [...line];
  if (letters.length <= PREVIEW_LENGTH) return line;
  const cut = letters.slice(0, PREVIEW_LENGTH).join('');
  const lastSpace = cut.lastIndexOf(' ');
  // A single long word is cut inside.
  return `${lastSpace > PREVIEW_LENGTH / 2 ? cut.slice(0, lastSpace) : cut} …`;
}
