import type { JobFilter } from '#domain/jobs/filter';
import { type FilterPart, isListPart, type ListPart } from '#domain/jobs/filterFields';
import {
  activeParts,
  chosenIds,
  numberLimits,
  rateLimits,
  withoutIds,
  withoutPart,
} from '#domain/jobs/filterParts';
import type { UnderstoodText } from '#domain/search/understood';
import type { Words } from '../../../i18n/intl';
import { dayRangeText, dayText } from '../../../lib/dates';
import type { Named, SearchVocabulary } from '../vocabulary/searchVocabulary';
import { collapse, type Heading } from './collapse';
import type { JobFilterChip } from './jobFilterChip';
import { isNothingRead, understoodChips } from './understoodChips';

/**
 * The active filters, in the order of the filter's parts; for a text that was understood, what was
 * read from it.
 */
export function filterChips(
  filter: JobFilter,
  vocabulary: SearchVocabulary,
  words: Words,
  understood: UnderstoodText | null = null,
): JobFilterChip[] {
  return activeParts(filter).flatMap((part): JobFilterChip[] => {
    if (isListPart(part)) return listChips(part, filter, vocabulary);
    const of = part === 'text' ? understood : null;
    if (of && isNothingRead(filter.text, of)) return [];
    const read = of ? understoodChips(filter, of, words) : [];
    return read.some(({ isRead }) => isRead)
      ? read
      : [{ id: part, part, label: WORDING[part](filter, words), rest: withoutPart(filter, part) }];
  });
}

/** The same as one line: "Sjuksköterska · Skåne län". */
export function filterSummary(
  filter: JobFilter,
  vocabulary: SearchVocabulary,
  words: Words,
  understood: UnderstoodText | null = null,
): string {
  return filterChips(filter, vocabulary, words, understood)
    .map(({ label }) => label)
    .join('\u00a0· ');
}

/** The text of a chip for a part that is not a list. */
const WORDING = {
  onCallDuty: (_filter, { t }) => t('jobs.chip.on_call'),
  onlyEligible: (_filter, { t }) => t('jobs.chip.eligible'),
  newGraduates: (_filter, { t }) => t('jobs.chip.new_graduates'),
  withoutLicence: (_filter, { t }) => t('jobs.chip.without_licence'),
  wholeTerms: (_filter, { t }) => t('jobs.chip.terms'),
  hourlyRate(filter, { t, intl }) {
    const { min, max } = rateLimits(filter);
    const number = (rate: number | null) => (rate === null ? '' : intl.formatNumber(rate));
    const kind = min === null ? 'to' : max === null ? 'from' : 'span';
    return t(`jobs.chip.rate_${kind}`, { min: number(min), max: number(max) });
  },
  share(filter, { t }) {
    const { min, max } = numberLimits(filter, 'share');
    const kind =
      min === null ? 'to' : max === null ? 'from' : min === max ? 'one' : ('span' as const);
    return t(`jobs.chip.share_${kind}`, { min: min ?? 0, max: max ?? 0 });
  },
  period({ fromDate, toDate }, { t, intl }) {
    if (fromDate && toDate) return dayRangeText(intl, fromDate, toDate);
    return fromDate
      ? t('jobs.chip.from', { day: dayText(intl, fromDate) })
      : t('jobs.chip.to', { day: dayText(intl, toDate ?? '') });
  },
  text: ({ text }, { t }) => t('jobs.chip.text', { text: text.replaceAll('"', '') }),
} satisfies Record<Exclude<FilterPart, ListPart>, (filter: JobFilter, words: Words) => string>;

function listChips(
  part: ListPart,
  filter: JobFilter,
  vocabulary: SearchVocabulary,
): JobFilterChip[] {
  const { options, headings } = namesOf(part, vocabulary);
  return collapse(chosenIds(filter, part), headings, options).map(({ id, label, ids }) => ({
    id: `${part} ${id}`,
    part,
    label,
    rest: withoutIds(filter, part, ids),
  }));
}

/** The names of a part's ids, and the headings that cover several of them. */
export function namesOf(
  part: ListPart,
  vocabulary: SearchVocabulary,
): { options: readonly Named[]; headings: readonly Heading[] } {
  switch (part) {
    case 'workroles':
      return { options: vocabulary.roles, headings: roleHeadings(vocabulary) };
    case 'workfields':
      return { options: vocabulary.fields, headings: fieldHeadings(vocabulary) };
    case 'locations':
      return { options: vocabulary.places, headings: [] };
    default:
      return { options: vocabulary[part], headings: [] };
  }
}

/** Only real groups: the roles without a group have nothing in common. */
function roleHeadings({ roleGroups, roles }: SearchVocabulary): Heading[] {
  return roleGroups
    .filter(({ id }) => id !== '')
    .map(({ id, label }) => ({
      id: `group ${id}`,
      label,
      members: roles.filter(({ group }) => group === id).map((role) => role.id),
    }));
}

function fieldHeadings({ fields }: SearchVocabulary): Heading[] {
  return fields
    .filter(({ isGroup }) => isGroup)
    .map(({ id, label }) => ({
      id,
      label,
      members: fields
        .filter(({ isGroup, group }) => !isGroup && group === id)
        .map((field) => field.id),
    }));
}
