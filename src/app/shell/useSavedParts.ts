import { startTransition, useEffect, useState } from 'react';
import { withWords } from '../../i18n/withWords';

const load = withWords('saved', () => import('../../features/saved/savedParts'));

/** The parts that save jobs and searches: loaded after the page; null without them. */
export function useSavedParts(): Awaited<ReturnType<typeof load>> | null {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => startTransition(() => setParts(loaded)),
      () => undefined,
    );
  }, []);
  return parts;
}
