import { Suspense, useEffect, useState } from 'react';
import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import { lazyPart } from '../../lib/late/lazyPart';
import { type ReadingOnly, useSite } from '../../lib/site/SiteContext';

const ReadingOnlyLine = lazyPart(async () => (await import('./ReadingOnlyLine')).ReadingOnlyLine, {
  texts: ['serviceStatus'],
  server: 'whole',
});

/** Says that the store is down: from the page itself, or from an answer that came later. */
export function ReadingOnlyHost() {
  const [state, setState] = useState<ReadingOnly | null>(useSite().readingOnly ?? null);
  useEffect(() => {
    const tell = (event: Event) => setState({ since: (event as CustomEvent<string>).detail });
    window.addEventListener(READING_ONLY_HEADER, tell);
    return () => window.removeEventListener(READING_ONLY_HEADER, tell);
  }, []);
  return (
    state && (
      <Suspense>
        <ReadingOnlyLine {...state} onOver={() => setState(null)} />
      </Suspense>
    )
  );
}
