import { type RefObject, useEffect, useState } from 'react';
import { withWords } from '../../../i18n/withWords';
import { whenIdle } from '../../../lib/whenIdle';

const load = withWords('sheet', () => import('./loaded/loadedFields'));
type LoadedFields = Awaited<ReturnType<typeof load>>;

/**
 * The fields that take the place of the native ones, which work until then and where these cannot
 * be loaded: when the page is at rest, the bar is seen, and no native field has the focus.
 */
export function useLoadedFields(bar: RefObject<HTMLFormElement | null>): LoadedFields | null {
  const [fields, setFields] = useState<LoadedFields | null>(null);
  useEffect(() => {
    const form = bar.current;
    // On a phone it is not shown
    if (!form?.offsetParent) return;
    whenIdle(() =>
      load()
        .then((loaded) => loaded.nativeFieldsLeft(form).then(() => setFields(loaded)))
        .catch(() => {}),
    );
  }, [bar]);
  return fields;
}
