import useSWR from 'swr';
import type { ResponseOf } from '#domain/api/endpoint';
import { getConstants } from '#domain/api/portal';
import { keyOf } from './keys';
import { useSiteData } from './SiteDataProvider';
import type { SiteData } from './siteData';
import { type Reading, readingOf } from './useApi';

/** Starts fetching the vocabulary; a failure is left for the hook to meet. */
export function preloadConstants({ api, constants }: SiteData): void {
  constants(api).catch(() => {});
}

/** The whole vocabulary, from when it is `wanted`: some 60 KB that a first screen does without. */
export function useConstants(wanted: boolean): Reading<ResponseOf<typeof getConstants>> {
  const { api, constants } = useSiteData();
  return readingOf(useSWR(wanted ? keyOf(getConstants, {}) : null, () => constants(api)));
}
