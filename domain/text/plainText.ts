/** Line breaks and tabs, which a text of several lines may contain. */
const LINE_CONTROLS = /[\n\r\t]/gu;
/** Control characters and lone surrogates. */
const UNFIT = /[\p{Cc}\p{Cs}]/u;

/**
 * True for one line of text that every database and page can store: no control characters (a
 * database refuses NUL) and no lone surrogates.
 */
export function isPlainLine(text: string): boolean {
  return !UNFIT.test(text);
}

/** The same for a text of several lines. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(LINE_CONTROLS, ''));
}

/**
 * Characters without a visible mark: spaces, control and format characters (bidirectional controls,
 * zero-width characters), accents without a letter, fillers such as U+3164, and the empty Braille
 * pattern.
 */
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True for a text without a visible character: it counts as empty wherever a text is required. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}
