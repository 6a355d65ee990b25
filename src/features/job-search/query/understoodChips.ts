import type { JobFilter } from '#domain/jobs/filter';
import { isPartActive } from '#domain/jobs/filterParts';
import { literalOf, type UnderstoodFilter, type UnderstoodText } from '#domain/search/understood';
import type { Words } from '../../../i18n/intl';
import type { JobFilterChip } from './jobFilterChip';

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text without words that were written in it. */
function withoutWords(
  text: string,
  { words, without }: Pick<UnderstoodFilter, 'words' | 'without'>,
  of: string,
): string {
  return literalOf(text) === of ? without : trimmed(text.replace(words, ''));
}

/**
 * A chip for each filter that was read from the text, for each thing that it leaves out, then one
 * for the remaining words. Until the
 * answer to the current text has come, the previous answer is used, without what is no longer in
 * the text.
 */
export function understoodChips(
  filter: JobFilter,
  { filters, words, unwanted = [], literal }: UnderstoodText,
  { t, language }: Words,
): JobFilterChip[] {
  const isWritten = (read: { words: string }) => filter.text.includes(read.words);
  const written = filters.filter(isWritten);
  const avoided = unwanted.filter(isWritten);
  const left = words.filter((word) => filter.text.includes(word)).join(' ');
  const read: JobFilterChip[] = written.map((understood) => ({
    id: `read ${understood.words}`,
    part: understood.value.part,
    label: understood.label[language],
    rest: { ...filter, text: withoutWords(filter.text, understood, literal) },
    isRead: true,
  }));
  for (const understood of avoided) {
    read.push({
      id: `read ${understood.words}`,
      part: 'text',
      label: understood.label[language],
      rest: { ...filter, text: withoutWords(filter.text, understood, literal) },
      isRead: true,
    });
  }
  if (left === '') return read;
  const text = [...written, ...avoided].map((understood) => understood.words).join(' ');
  const label = t('jobs.chip.text', { text: left });
  return [...read, { id: 'text', part: 'text', label, rest: { ...filter, text } }];
}

/** Whether nothing of a text was searched for, as of "a", "och" or a sign: it narrows no list. */
export function isNothingRead(text: string, understood: UnderstoodText): boolean {
  const { literal, filters, words, unwanted, unmet, leftOut, withoutJobs, bestPaid } = understood;
  const read = [filters, words, unwanted, unmet, leftOut, withoutJobs];
  return literal === literalOf(text) && !bestPaid && read.every((some) => !some?.length);
}

/** Removes from the text the words that were read as a part for which a value is now chosen. */
export function chosenInstead(filter: JobFilter, understood: UnderstoodText | null): JobFilter {
  let { text } = filter;
  for (const read of understood?.filters ?? []) {
    if (isPartActive(filter, read.value.part) && text.includes(read.words)) {
      text = withoutWords(text, read, understood?.literal ?? '');
    }
  }
  return text === filter.text ? filter : { ...filter, text };
}
