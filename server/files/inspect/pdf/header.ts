/** Where a PDF begins in a file: programs look for it in so many bytes (ISO 32000-1, annex H.3.4.1). */
const SEARCHED = 1024;
const HEADER = /%PDF-\d/u;
/** Tab, line ends and the page's end, the end of a file of DOS, and the escape of a printer's job. */
const CONTROLS_OF_TEXT = [9, 10, 12, 13, 26, 27];
const BLANK = /^[\0\t\n\f\r ]*$/u;
/** How a file of another kind begins, though it is text. */
const OTHER_KIND = /^(?:<|MZ|PK|#!|\/\*|%!|GIF8|BM|\{\\rtf|Rar!)/u;
/** A page of the web, or a script that takes the PDF for a remark. */
const PAGE_OR_SCRIPT =
  /\/\*|<(?:!|\?|html|head|meta|body|script|iframe|frame|object|embed|img|svg|style|title|form|table)/iu;

/**
 * The position of a PDF's first line; null where there is none, or where something stands before it
 * that makes the file one of another kind. A mark of the byte order, blank lines, a note, the
 * headers of a mail or a printer's commands make it none.
 */
export function headerAt(bytes: Uint8Array): number | null {
  const start = Buffer.from(bytes.subarray(0, SEARCHED)).toString('latin1');
  const at = HEADER.exec(start)?.index;
  if (at === undefined) return null;
  const before = start.slice(0, at);
  if (BLANK.test(before)) return at;
  const note = before.replace(/^\xef\xbb\xbf/u, '').trimStart();
  const isNote =
    isText(bytes.subarray(0, at)) && !OTHER_KIND.test(note) && !PAGE_OR_SCRIPT.test(note);
  return isNote ? at : null;
}

/** Whether bytes can be text of some alphabet. */
export function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 32 || CONTROLS_OF_TEXT.includes(byte));
}
