import { MOST_SAVED } from '#domain/saved/saved';
import { localStore } from '../../lib/store/localStore';
import { SAVED_KEY } from './savedKeys';

function readLooked(): Record<string, string> {
  const stored = localStore.read(SAVED_KEY.looked);
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(([, at]) => typeof at === 'string');
  return Object.fromEntries(entries) as Record<string, string>;
}

/** When the list of a saved search was last looked at on this device; null when it was not. */
export const lookedAt = (query: string): string | null => readLooked()[query] ?? null;

/** The list of a saved search is being looked at. */
export function keepLooked(query: string, now: Date): void {
  const { [query]: _before, ...others } = readLooked();
  const entries = [[query, now.toISOString()] as const, ...Object.entries(others)];
  localStore.write(SAVED_KEY.looked, Object.fromEntries(entries.slice(0, MOST_SAVED.searches)));
}
