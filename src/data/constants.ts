import useSWR from 'swr';
import { getConstants } from '#domain/api/portal';
import type { Constants } from './constantsMemory';
import { keyOf } from './keys';
import type { Prefetch } from './prefetch';
import { useSiteData } from './SiteDataProvider';
import type { SiteData } from './siteData';
import { type Reading, readingOf } from './useApi';

const read = ({ api, constants }: SiteData) => constants(() => api.call(getConstants, {}));

/** The vocabulary for a loader, which keeps of it only what its page shows. */
export const peekConstants = ({ peek, constants }: Prefetch): Promise<Constants> =>
  constants(() => peek(getConstants, {}));

/** Starts fetching the vocabulary; a failure is left for the hook to meet. */
export function preloadConstants(data: SiteData): void {
  read(data).catch(() => {});
}

/** The whole vocabulary, from when it is `wanted`: some 60 KB that a first screen does without. */
export function useConstants(wanted: boolean): Reading<Constants> {
  const data = useSiteData();
  return readingOf(useSWR(wanted ? keyOf(getConstants, {}) : null, () => read(data)));
}
