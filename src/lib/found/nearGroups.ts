import type { JobFilter } from '#domain/jobs/filter';
import type { NearSearch } from '#domain/search/understood';
import type { Words } from '../../i18n/intl';
import type { WaysOnProps } from './WaysOn';

const KINDS: readonly NearSearch['kind'][] = [
  'employer',
  'elsewhere',
  'place',
  'week',
  'profession',
];

/**
 * Near searches by their kind, as links.
 *
 * @param hrefOf - the list of a filter that differs in this from the one that was asked for.
 */
export function nearGroups(
  near: readonly NearSearch[],
  hrefOf: (change: Partial<JobFilter>) => string,
  { t, language }: Words,
): WaysOnProps['groups'][number][] {
  return KINDS.map((kind) => ({
    title: t(`found.near.${kind}`),
    ways: near
      .filter((search) => search.kind === kind)
      .map(({ change, label, total }) => ({ href: hrefOf(change), label: label[language], total })),
  }));
}
