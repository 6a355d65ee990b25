import { PdfLexer } from './pdfLexer';
import { isWord, numberOf, type PdfDictionary } from './pdfValue';

/** The most sections of a file that was changed repeatedly. */
const MAX_SECTIONS = 1000;

/**
 * Whether the cross-reference sections are where the file says, from its end on. Where they are not,
 * readers find the objects by searching for them, as our own reader always does.
 * @param header - the position of the file's first line, which positions are counted from; some
 * programs count from the file's first byte.
 */
export function tableHolds(file: Buffer, header: number): boolean {
  return holds(file) || (header > 0 && holds(file.subarray(header)));
}

function holds(file: Buffer): boolean {
  const mark = file.lastIndexOf('startxref');
  const first = mark === -1 ? null : new PdfLexer(file, mark + 'startxref'.length).next();
  if (first?.kind !== 'number') return false;
  const seen = new Set<number>();
  for (let at: number | null = first.value; at !== null; ) {
    if (seen.has(at) || seen.size > MAX_SECTIONS) return false;
    seen.add(at);
    const dictionary = sectionAt(file, at);
    if (!dictionary) return false;
    at = numberOf(dictionary, 'Prev');
  }
  return true;
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
