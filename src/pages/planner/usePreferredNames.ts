import type { JobPreferences } from '#domain/candidates/preferences';
import { namesIn } from '../../lib/vocabulary/choiceNames';
import { useAccountOptions } from '../account/useAccountOptions';

/** More names are counted. */
const MOST_NAMES = 4;

/**
 * The names of the preferred professions and places: "Sjuksköterska, Stockholms län";
 * empty while they are being read, null when they prefer none.
 */
export function usePreferredNames(
  preferences: Pick<JobPreferences, 'workRoles' | 'locations'> | undefined,
): string | null {
  const options = useAccountOptions();
  const { workRoles = [], locations = [] } = preferences ?? {};
  if (workRoles.length + locations.length === 0) return null;
  if (!options) return '';
  const names = [
    ...namesIn(options.professions, workRoles),
    ...namesIn(options.locations, locations),
  ];
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` + ${more}` : '');
}
