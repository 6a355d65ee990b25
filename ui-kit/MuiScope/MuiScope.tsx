import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from '../theme/muiTheme';

/** Props of {@link MuiScope}. */
export interface MuiScopeProps {
  children: ReactNode;
  /** The page's CSP nonce; without it the one in `<meta property="csp-nonce">` is taken. */
  nonce?: string;
  /** A cache of one's own: the server's, one a request, with the key `vk`. */
  cache?: EmotionCache;
}

let browserCache: EmotionCache | undefined;

/** The browser's one cache. Its styles come first in the head, so a component's own CSS wins. */
function sharedCache(nonce: string | undefined): EmotionCache {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  browserCache ??= createCache({ key: 'vk', nonce: nonce ?? meta?.nonce, prepend: true });
  return browserCache;
}

/**
 * Gives the MUI parts below it the kit's look. Each kit component that uses MUI wraps itself in one,
 * so a page that shows none of them loads neither MUI nor Emotion. On the server it takes the cache
 * of the nearest `CacheProvider` unless it is given one.
 */
export function MuiScope({ children, nonce, cache }: MuiScopeProps) {
  const themed = <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
  const ownCache = cache ?? (typeof document === 'undefined' ? undefined : sharedCache(nonce));
  return ownCache === undefined ? themed : <CacheProvider value={ownCache}>{themed}</CacheProvider>;
}
