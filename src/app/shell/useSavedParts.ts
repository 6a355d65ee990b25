import { startTransition, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/late/lazyPart';

const PARTS = {
  JobSaveButtons: lazyPart(
    async () => (await import('../../features/saved/JobSaveButtons')).JobSaveButtons,
    { texts: ['saved'], server: 'nothing' },
  ),
  SaveSearchButton: lazyPart(
    async () => (await import('../../features/saved/SaveSearchButton')).SaveSearchButton,
    { texts: ['saved'], server: 'nothing' },
  ),
  SavedHost: lazyPart(async () => (await import('../../features/saved/SavedHost')).SavedHost, {
    texts: ['saved'],
    server: 'nothing',
  }),
};

/**
 * The parts that save jobs and searches; null until the code of all has come, and without it. They
 * are shown together in one transition: every card of a list has some.
 */
export function useSavedParts(): typeof PARTS | null {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    Promise.all(Object.values(PARTS).map(({ load }) => load())).then(
      () => startTransition(() => setLoaded(true)),
      () => undefined,
    );
  }, []);
  return loaded ? PARTS : null;
}
