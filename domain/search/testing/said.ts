import type { FilterPart } from '#domain/jobs/filterFields';
import { understand } from '../understand';

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
 * (several: `any:`), then `field:`, `place:`, `time:`, `form:`, `system:`, `days:`, `on-call`,
 * `word:` for what is left and `read:` for a changed spelling.
 */
export function said(text: string, taken: readonly FilterPart[] = []): string {
  const { filters, role, terms, corrections } = understand(text, {
    today: TODAY,
    taken: new Set(taken),
  });
  return [
    ...filters.map(({ value }) => {
      if ('fromDate' in value) return `days:${value.fromDate}..${value.toDate ?? ''}`;
      if (!('ids' in value)) return value.part === 'onCallDuty' ? 'on-call' : value.part;
      if (value.part !== 'workroles') return `${NAMES[value.part]}:${value.ids.join('+')}`;
      return role ?? `any:${value.ids.join('+')}`;
    }),
    ...terms.map(({ written, literal }) => `word:${literal ? `"${written}"` : written}`),
    ...corrections.map(({ to }) => `read:${to}`),
  ].join(' ');
}
