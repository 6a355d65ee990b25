import type { Language } from '#domain/language';
import { type TreeNode, textOf } from './articleTree';

/** Running text is read in sentences; tables, headings and code are not. */
const PASSED_OVER = new Set(['table', 'heading', 'code', 'html']);

/** The running text of a Markdown tree, a block a line. */
function runningText(node: TreeNode): string {
  if (PASSED_OVER.has(node.type)) return '';
  if (node.type === 'paragraph') return `${textOf(node)}\n`;
  return (node.children ?? []).map(runningText).join('');
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Sentences end with a mark or with their block. */
const sentencesOf = (text: string): number =>
  text.split(/[.!?:](?=\s)|\n/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/**
 * LIX (Björnsson 1968): words a sentence, and the share in per cent of words over six letters. Up to
 * 40 is easy, up to 50 what newspapers write, over 50 what authorities do.
 */
export function lix(text: string): number {
  const words = wordsOf(text);
  const long = words.filter((word) => word.length > 6).length;
  return words.length / sentencesOf(text) + (100 * long) / words.length;
}

/** The syllables of an English word: groups of vowels, without a silent e at the end. */
function syllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/u, '');
  return Math.max(1, spoken.match(/[aeiouy]+/gu)?.length ?? 0);
}

/** Flesch–Kincaid grade (1975): the years of school that an English text requires. */
export function schoolYears(text: string): number {
  const words = wordsOf(text);
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentencesOf(text)) + 11.8 * (spoken / words.length) - 15.59;
}

/** How hard a text is in each language, and the hardest that an article may be. */
const MEASURES: Readonly<
  Record<Language, { name: string; of: (text: string) => number; hardest: number }>
> = {
  sv: { name: 'LIX', of: lix, hardest: 50 },
  en: { name: 'the Flesch–Kincaid grade', of: schoolYears, hardest: 11 },
};

/** What makes a text too hard to read; null where nothing does. */
export function tooHard(tree: TreeNode, language: Language): string | null {
  const text = runningText(tree);
  if (text.trim() === '') return null;
  const { name, of, hardest } = MEASURES[language];
  const value = of(text);
  if (value <= hardest) return null;
  return `${name} is ${value.toFixed(1)}, and may be ${hardest}: shorter sentences and words`;
}
