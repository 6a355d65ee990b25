import type { SiteEvent } from '#domain/analytics/events';
import { useSiteData } from '../SiteDataProvider';

/** Counts an event that neither the address nor a call tells of. */
export type Track = (event: SiteEvent) => void;

/** For a view's own events; those of pages and calls are counted by themselves. */
export function useTrack(): Track {
  const { activity } = useSiteData();
  return (event) => activity.note(event);
}
