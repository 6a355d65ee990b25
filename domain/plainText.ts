/** Line breaks and tabs, which a text of several lines may hold. */
const LINE_CONTROLS = /[\n\r\t]/gu;
/** Control characters, and halves of characters that came apart. */
const UNFIT = /[\p{Cc}\p{Cs}]/u;

/**
 * True for one line of text that every store and page can hold: no control characters (a
 * database refuses NUL) and no lone surrogates.
 */
export function isPlainLine(text: string): boolean {
  return !UNFIT.test(text);
}

/** The same for a text of several lines. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(LINE_CONTROLS, ''));
}
