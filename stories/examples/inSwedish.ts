import { SWEDISH } from './swedish.ts';

const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+');

/** A known text that is a whole string, or all the words between two tags or braces. */
const TEXTS = new RegExp(
  `(?<=['"\`]|[>}]\\s*)(?:${Object.keys(SWEDISH)
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?=['"\`]|\\s*[<{])`,
  'gu',
);

/** The source of an example with its texts in Swedish; the rest is as it is in the file. */
export function inSwedish(source: string): string {
  return source.replace(TEXTS, (text) => SWEDISH[text.replace(/\s+/gu, ' ')] ?? text);
}
