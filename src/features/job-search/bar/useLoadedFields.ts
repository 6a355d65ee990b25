import { type RefObject, useEffect, useState } from 'react';
import { lazyPart } from '../../../lib/late/lazyPart';
import { whenIdle } from '../../../lib/late/whenIdle';

const FIELDS = {
  BarFields: lazyPart(async () => (await import('./loaded/BarFields')).BarFields, {
    texts: ['bar'],
    server: 'nothing',
  }),
  RecentSearches: lazyPart(async () => (await import('./loaded/RecentSearches')).RecentSearches, {
    texts: ['bar'],
    server: 'nothing',
  }),
};

async function loadFields(form: HTMLFormElement): Promise<void> {
  const [{ nativeFieldsLeft }] = await Promise.all([
    import('./loaded/nativeFieldsLeft'),
    ...Object.values(FIELDS).map(({ load }) => load()),
  ]);
  await nativeFieldsLeft(form);
}

/**
 * The fields that take the place of the native ones, which work until then and where these cannot
 * be loaded: when the page is at rest, the bar is seen, and no native field has the focus.
 */
export function useLoadedFields(bar: RefObject<HTMLFormElement | null>): typeof FIELDS | null {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const form = bar.current;
    // On a phone it is not shown
    if (!form?.offsetParent) return;
    whenIdle(() => {
      loadFields(form).then(
        () => setLoaded(true),
        () => undefined,
      );
    });
  }, [bar]);
  return loaded ? FIELDS : null;
}
