import { malformed } from '../refusal';
import { PdfLexer } from './pdfLexer';
import { isWord, numberOf, type PdfDictionary, valuesOf } from './pdfValue';

/** The most sections of a file that was changed repeatedly. */
const MAX_SECTIONS = 1000;

/**
 * Follows the cross-reference sections from the end of the file; each must be where the one before
 * says. Readers repair a damaged file, and their results differ.
 * @throws ApiError `file_malformed`
 */
export function checkCrossReference(file: Buffer): void {
  const mark = file.lastIndexOf('startxref');
  const first = mark === -1 ? null : new PdfLexer(file, mark + 'startxref'.length).next();
  if (first?.kind !== 'number') throw malformed('its table of contents is missing');
  const seen = new Set<number>();
  let rooted = false;
  for (let at: number | null = first.value; at !== null; ) {
    if (seen.has(at) || seen.size > MAX_SECTIONS) {
      throw malformed('its tables of contents go in circles');
    }
    seen.add(at);
    const dictionary = sectionAt(file, at);
    if (!dictionary) throw malformed('its table of contents is not where it should be');
    rooted ||= valuesOf(dictionary, 'Root').length > 0;
    at = numberOf(dictionary, 'Prev');
  }
  if (!rooted) throw malformed('it does not say where its pages are');
}

/** The trailer of the section at that position: a table, or a stream. */
function sectionAt(file: Buffer, at: number): PdfDictionary | null {
  if (at <= 0 || at >= file.length) return null;
  const lexer = new PdfLexer(file, at);
  const [first] = [lexer.next()];
  if (isWord(first, 'xref')) {
    const trailer = file.indexOf('trailer', lexer.position);
    return trailer === -1 ? null : dictionaryAt(new PdfLexer(file, trailer + 7));
  }
  const [generation, word] = [lexer.next(), lexer.next()];
  const isObject = first?.kind === 'number' && generation?.kind === 'number' && isWord(word, 'obj');
  return isObject ? dictionaryAt(lexer) : null;
}

function dictionaryAt(lexer: PdfLexer): PdfDictionary | null {
  const value = lexer.next();
  return value?.kind === 'dictionary' ? value : null;
}
