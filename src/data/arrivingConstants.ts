import { startTransition, useEffect, useState } from 'react';
import { getConstants } from '#domain/api/portal';
import { keepTrying } from '../lib/keepTrying';
import { readConstants } from './constants';
import type { Constants } from './constantsMemory';
import { keyOf } from './keys';
import { useSiteData } from './SiteDataProvider';
import { cacheAnswer, cachedAnswer } from './siteData';

const KEY = keyOf(getConstants, {});

/**
 * The whole vocabulary, undefined until it is known; read until that succeeds. It arrives as a
 * transition: fields with thousands of options are rendered in pieces, which SWR's hook cannot do.
 */
export function useArrivingConstants(): Constants | undefined {
  const data = useSiteData();
  const [known, setKnown] = useState(() => cachedAnswer<Constants>(data, KEY));
  useEffect(() => {
    const left = new AbortController();
    keepTrying(() => readConstants(data), { signal: left.signal, mayPass: () => true }).then(
      (constants) => {
        if (left.signal.aborted) return;
        startTransition(() => setKnown(constants));
        void cacheAnswer(data, KEY, constants);
      },
      () => undefined,
    );
    return () => left.abort();
  }, [data]);
  return known;
}
