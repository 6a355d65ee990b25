/** A line of a file: its text, or that it was too long to be read. */
export type Line = { number: number; text: string } | { number: number; tooLong: true };

/** Bytes; no ad is near it, and an endless line must not fill the memory. */
const LONGEST_LINE = 1024 * 1024;

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads UTF-8 lines from a stream of bytes, numbered from 1, without the empty ones. Memory stays
 * below one chunk and one longest line, whatever the file's size; invalid UTF-8 becomes replacement
 * characters.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let number = 0;

  const add = (part: Uint8Array): void => {
    size += part.length;
    if (size > longest) parts = [];
    else parts.push(part);
  };
  const end = (): Line | null => {
    number += 1;
    const line: Line =
      size > longest ? { number, tooLong: true } : { number, text: textOf(parts, number === 1) };
    parts = [];
    size = 0;
    return 'text' in line && line.text === '' ? null : line;
  };

  for await (const chunk of chunks) {
    let from = 0;
    let newline = chunk.indexOf(NEWLINE, from);
    while (newline !== -1) {
      add(chunk.subarray(from, newline));
      const line = end();
      if (line) yield line;
      from = newline + 1;
      newline = chunk.indexOf(NEWLINE, from);
    }
    add(chunk.subarray(from));
  }
  const last = size > 0 ? end() : null;
  if (last) yield last;
}

function textOf(parts: readonly Uint8Array[], isFirst: boolean): string {
  const text = Buffer.concat(parts).toString('utf8').trim();
  return isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
