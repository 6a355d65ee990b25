/**
 * Characters that a terminal acts on or does not show: control characters, marks of writing
 * direction, joiners, tags, separators of lines, halves of a pair.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** A line as a terminal may print it: what would not be seen is written as an escape. */
export function terminalLine(text: string): string {
  return text.replaceAll(UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
  });
}

/** The same for several lines. */
export function terminalText(text: string): string {
  return text.split('\n').map(terminalLine).join('\n');
}

/** A line of JSON that says the same, in which such characters are JSON's own escapes. */
export function terminalJson(line: string): string {
  return line.replaceAll(UNSEEN, (character) =>
    character === '\n'
      ? character
      : Array.from({ length: character.length }, (_, at) => {
          const unit = character.charCodeAt(at).toString(16);
          return `\\u${unit.padStart(4, '0')}`;
        }).join(''),
  );
}
