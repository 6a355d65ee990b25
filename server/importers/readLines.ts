import { decodeText } from './decodeText';

/** A line of a file: its text, or that it was too long to be read. */
export type Line =
  | {
      number: number;
      text: string;
      /** It was Windows-1252, not UTF-8. */
      isLatin1: boolean;
      /** The file ends in it, without a line break. */
      isUnended: boolean;
    }
  | { number: number; tooLong: true };

/** Bytes; no ad is near it, and an endless line must not fill the memory. */
export const LONGEST_LINE = 1024 * 1024;

const NEWLINE = 0x0a;

/**
 * Reads lines from a stream of bytes, numbered from 1, without the empty ones. Memory stays below
 * one chunk and one longest line, whatever the file's size.
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
  const end = (isUnended: boolean): Line | null => {
    number += 1;
    const line: Line =
      size > longest ? { number, tooLong: true } : { number, isUnended, ...textOf(parts) };
    parts = [];
    size = 0;
    return 'text' in line && line.text === '' ? null : line;
  };

  for await (const chunk of chunks) {
    let from = 0;
    let newline = chunk.indexOf(NEWLINE, from);
    while (newline !== -1) {
      add(chunk.subarray(from, newline));
      const line = end(false);
      if (line) yield line;
      from = newline + 1;
      newline = chunk.indexOf(NEWLINE, from);
    }
    add(chunk.subarray(from));
  }
  const last = size > 0 ? end(true) : null;
  if (last) yield last;
}

function textOf(parts: readonly Uint8Array[]): { text: string; isLatin1: boolean } {
  const { text, isLatin1 } = decodeText(Buffer.concat(parts));
  return { text: text.trim(), isLatin1 };
}
