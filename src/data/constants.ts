import useSWR from 'swr';
import { getConstants } from '#domain/api/portal';
import type { Constants } from './constantsMemory';
import { keyOf } from './keys';
import type { Prefetch } from './prefetch';
import { useSiteData } from './SiteDataProvider';
import type { SiteData } from './siteData';
import { type Reading, readingOf } from './useApi';

/** Reads the vocabulary once a page. */
export const readConstants = ({ api, constants }: SiteData): Promise<Constants> =>
  constants(() => api.call(getConstants, {}));

/** The vocabulary for a loader, which keeps only what its page shows. */
export const peekConstants = ({ peek, constants }: Prefetch): Promise<Constants> =>
  constants(() => peek(getConstants, {}));

/** Starts reading the vocabulary; the hook handles a failure. */
export function preloadConstants(data: SiteData): void {
  readConstants(data).catch(() => {});
}

/** The whole vocabulary, once it is `wanted`: about 60 KB, which a first page does without. */
export function useConstants(wanted: boolean): Reading<Constants> {
  const data = useSiteData();
  return readingOf(useSWR(wanted ? keyOf(getConstants, {}) : null, () => readConstants(data)));
}
