import { Suspense } from 'react';
import { lazyPart } from '../../lib/late/lazyPart';
import { localStore } from '../../lib/store/localStore';
import { DRAFT_PREFIX } from '../../lib/store/sessionStore';
import { useHydrated } from '../../lib/useHydrated';
import type { SessionPartsProps } from './SessionParts';

// Without this code the page still works
const SessionParts = lazyPart(async () => (await import('./SessionParts')).SessionParts, {
  texts: ['own'],
  server: 'nothing',
  failed: 'later',
});

/** Loads the parts of the shell that a visitor does not need. */
export function SessionPartsHost(props: SessionPartsProps) {
  const hydrated = useHydrated();
  if (!hydrated || !(props.userId || localStore.keys(DRAFT_PREFIX).length > 0)) return null;
  return (
    <Suspense>
      <SessionParts {...props} />
    </Suspense>
  );
}
