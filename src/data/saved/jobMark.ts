import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { JobMark } from '#domain/saved/saved';
import { markOf } from '#domain/saved/savedChanges';
import { useSiteData } from '../SiteDataProvider';
import type { SiteData } from '../siteData';
import type { SavedThings } from './useSaved';

/** What is saved, as one component of the page reads it for the buttons of all cards. */
interface SharedSaved {
  things: SavedThings | undefined;
  readonly listeners: Set<() => void>;
}

const shared = new WeakMap<SiteData, SharedSaved>();

function sharedOf(data: SiteData): SharedSaved {
  const known = shared.get(data);
  if (known) return known;
  const made: SharedSaved = { things: undefined, listeners: new Set() };
  shared.set(data, made);
  return made;
}

/** Shows to every `useJobMark` of the page what `useSaved` returned here. */
export function useShareSaved(things: SavedThings): void {
  const own = sharedOf(useSiteData());
  useEffect(() => {
    own.things = things;
    for (const listener of own.listeners) listener();
  });
}

/**
 * The mark of one job, and how to change it. A list has dozens of these: each renders again only
 * when its own job's mark changes. There must be a `useShareSaved` on the page.
 */
export function useJobMark(job: {
  id: string;
  slug: string;
}): [mark: JobMark | null, setMark: (mark: JobMark | null, silent?: boolean) => void] {
  const own = sharedOf(useSiteData());
  const subscribe = useCallback(
    (listener: () => void) => {
      own.listeners.add(listener);
      return () => void own.listeners.delete(listener);
    },
    [own],
  );
  const readMark = () => (own.things?.saved ? markOf(own.things.saved, job.id) : null);
  const mark = useSyncExternalStore(subscribe, readMark, readMark);
  return [mark, (next, silent) => own.things?.mark(job, next, silent)];
}
