import { type RefObject, useEffect, useState } from 'react';
import { withWords } from '../../../i18n/withWords';

const load = withWords('sheet', () => import('./loaded/loadedFields'));
type LoadedFields = Awaited<ReturnType<typeof load>>;

/**
 * The fields that take the place of the native ones, which work until then: loaded when the page is
 * at rest and the bar is seen, and shown when no native field has the focus.
 */
export function useLoadedFields(bar: RefObject<HTMLFormElement | null>): LoadedFields | null {
  const [fields, setFields] = useState<LoadedFields | null>(null);
  useEffect(() => {
    const form = bar.current;
    // On a phone it is not shown
    if (!form?.offsetParent) return;
    let isHere = true;
    const begin = async () => {
      const loaded = await load();
      while (form.querySelector('select:focus, [type=date]:focus')) {
        await new Promise((leave) =>
          form.addEventListener('focusout', () => setTimeout(leave), { once: true }),
        );
      }
      if (isHere) setFields(loaded);
    };
    // Without them the native fields stay
    (window.requestIdleCallback ?? setTimeout)(() => begin().catch(() => {}));
    return () => {
      isHere = false;
    };
  }, [bar]);
  return fields;
}
