import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePageTheme } from './pageTheme';

/** Props of {@link MuiScope}. */
export interface MuiScopeProps {
  children: ReactNode;
  /** A cache of one's own: the server's, one a request, with the key `vk`. */
  cache?: EmotionCache;
}

let browserCache: EmotionCache | undefined;

/** The browser's one cache. Its styles come first in the head, so a component's own CSS wins. */
function sharedCache(): EmotionCache {
  browserCache ??= createCache({ key: 'vk', prepend: true });
  return browserCache;
}

/**
 * Gives the MUI parts below it the kit's look. Each kit component that uses MUI wraps itself in one,
 * so a page that shows none of them loads neither MUI nor Emotion. On the server it takes the cache
 * of the nearest `CacheProvider` unless it is given one.
 */
export function MuiScope({ children, cache }: MuiScopeProps) {
  const theme = usePageTheme();
  const themed = <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  const ownCache = cache ?? (typeof document === 'undefined' ? undefined : sharedCache());
  return ownCache === undefined ? themed : <CacheProvider value={ownCache}>{themed}</CacheProvider>;
}
