import { Suspense } from 'react';
import type { Application } from '#domain/api/portal';
import { useGivenReferences } from '../../data/givenReferences';
import { lazyPart } from '../../lib/late/lazyPart';

const SharedReferencesOf = lazyPart(
  // With what the account shows of them: a chunk of its own costs every page a line
  async () => (await import('../account/GivenReferenceOf')).SharedReferencesOf,
  { texts: ['recommendation'], server: 'nothing', failed: 'later' },
);

/** Who may read given references in an application: its code comes where there are any. */
export function SharedReferencesPart({ application }: { application: Application }) {
  const given = useGivenReferences();
  if (!given.data?.results.some(({ state }) => state === 'given')) return null;
  return (
    <Suspense>
      <SharedReferencesOf application={application} />
    </Suspense>
  );
}
