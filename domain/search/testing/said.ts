import type { FilterPart } from '#domain/jobs/filterFields';
import { understand } from '../understand';
import type { UnderstoodValue } from '../understood';

/** A Sunday. */
export const TODAY = '2026-11-22';

const NAMES: Readonly<Record<string, string>> = {
  workfields: 'field',
  locations: 'place',
  timeOfDay: 'time',
  employmentTypes: 'form',
  systems: 'system',
  travel: 'travel',
  housing: 'housing',
};

/**
 * What a text is understood as, in one line and in the text's order: the profession by its id
 * (several: `any:`; of a general word: `every:`), `not(…)` for jobs that are left out, then `field:`, `place:`, `time:`, `form:`, `system:`, `days:`, `on-call`,
 * `word:` for what is left, `read:` for a changed spelling and `offered:` for one that is only offered.
 */
export function said(
  text: string,
  taken: readonly FilterPart[] = [],
  wordsOfAds: readonly string[] = [],
): string {
  const { filters, role, general, unwanted, terms, corrections, offers } = understand(text, {
    today: TODAY,
    taken: new Set(taken),
    isInAds: (word) => wordsOfAds.includes(word),
  });
  const nameOf = (value: UnderstoodValue): string => {
    if ('fromDate' in value) return `days:${value.fromDate}..${value.toDate ?? ''}`;
    if ('min' in value) return `${value.part}:${value.min ?? ''}..${value.max ?? ''}`;
    if (!('ids' in value)) return value.part === 'onCallDuty' ? 'on-call' : value.part;
    return `${NAMES[value.part] ?? 'role'}:${value.ids.join('+')}`;
  };
  return [
    ...filters.map(({ value }) => {
      if (!('ids' in value) || value.part !== 'workroles') return nameOf(value);
      if (general !== null) return `every:${general}`;
      return role ?? `any:${value.ids.join('+')}`;
    }),
    ...unwanted.flatMap(({ jobs }) =>
      jobs.flatMap(({ values, terms: words }) => {
        if (words.some(({ inNames }) => inNames)) return [];
        const all = [...values.map(nameOf), ...words.map(({ written }) => `word:${written}`)];
        return [`not(${all.join(' ')})`];
      }),
    ),
    ...terms.map(({ written, literal }) => `word:${literal ? `"${written}"` : written}`),
    ...corrections.map(({ to }) => `read:${to}`),
    ...offers.flatMap(({ kind, label }) => (kind === 'spelling' ? `offered:${label.sv}` : [])),
  ].join(' ');
}
