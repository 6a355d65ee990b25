import { useState } from 'react';
import type { Application } from '#domain/api/portal';
import { type SeenStatuses, sameStatuses, statusesOf, statusNews } from './statusNews';

/** The changes since the page was opened. */
export interface StatusNews {
  /** The ids of all that have changed. */
  moved: ReadonlySet<string>;
  /** Those of the latest change, to be announced. */
  latest: readonly Application[];
}

const NONE: StatusNews = { moved: new Set(), latest: [] };

/** @param applications - undefined while they are being read; the first list is not a change. */
export function useStatusNews(applications: readonly Application[] | undefined): StatusNews {
  const [seen, setSeen] = useState<SeenStatuses | null>(
    applications ? statusesOf(applications) : null,
  );
  const [news, setNews] = useState(NONE);
  // State derived from props is set while rendering, so that no frame shows one without the other.
  if (applications && !(seen && sameStatuses(seen, applications))) {
    const latest = seen ? statusNews(seen, applications) : [];
    setSeen(statusesOf(applications));
    if (latest.length > 0) {
      setNews({ moved: new Set([...news.moved, ...latest.map(({ id }) => id)]), latest });
    }
  }
  return news;
}
