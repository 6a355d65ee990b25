import { fold } from '../../domain/text/fold';

/** Whether every word of the query begins a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return fold(query)
    .trim()
    .split(/\s+/u)
    .every((part) => part === '' || words.some((word) => word.startsWith(part)));
}
