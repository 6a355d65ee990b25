'use client';

import type { EmotionCache } from '@emotion/cache';
import { createMuiCache, MUI_CACHE_KEY } from './muiCache';

/** What a rendered page needs in its head, so that its MUI parts look right before any script. */
export interface StyleElement {
  /** Value of the attribute `data-emotion`, by which the browser's cache finds the element. */
  dataEmotion: string;
  css: string;
}

/** The styles of one page that is rendered on the server. */
export interface ServerStyles {
  /** For the `CacheProvider` around the page, or for each `MuiScope`. */
  cache: EmotionCache;
  /**
   * The styles that were added since the last call, as one element for the head, before the page's
   * style sheets; null when the page has no MUI parts. Call it after rendering.
   */
  take(): StyleElement | null;
}

/**
 * Collects the styles of MUI parts while one page is rendered. Make one for each request; rules
 * that are the same for every page are computed once a process.
 */
export function createServerStyles(): ServerStyles {
  const cache = createMuiCache();
  // Emotion then keeps the rules in the cache and does not write an element beside each part.
  cache.compat = true;
  const { insert } = cache;
  let added: string[] = [];
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (selector !== '' && cache.inserted[serialized.name] === undefined) {
      added.push(serialized.name);
    }
    return insert(selector, serialized, sheet, shouldCache);
  };
  return {
    cache,
    take() {
      if (added.length === 0) return null;
      const names = added;
      added = [];
      return {
        dataEmotion: [MUI_CACHE_KEY, ...names].join(' '),
        css: names
          .map((name) => cache.inserted[name])
          .filter((rules) => typeof rules === 'string')
          .join(''),
      };
    },
  };
}
