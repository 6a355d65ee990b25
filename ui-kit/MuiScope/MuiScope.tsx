'use client';

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, withEmotionCache } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMuiCache, MUI_CACHE_KEY } from './muiCache';
import { usePageTheme } from './pageTheme';

/** Props of {@link MuiScope}. */
export interface MuiScopeProps {
  /** What may contain parts of MUI. */
  children: ReactNode;
  /** A separate cache: the server's, one per request, with the key `vk`. */
  cache?: EmotionCache;
  /** The whole of MUI in the kit's look: `muiTheme` of `theme/mui`. Default what the kit draws. */
  theme?: Theme;
}

let browserCache: EmotionCache | undefined;

/**
 * The browser's one cache. Its styles come first in the head, so that a component's own CSS takes
 * precedence.
 */
function sharedCache(): EmotionCache {
  browserCache ??= createMuiCache({ prepend: true });
  return browserCache;
}

/** Whether a scope stands around this one already. */
const InScope = createContext(false);

/**
 * On a server: the cache around it where that is the kit's, and one of its own where there is none, or
 * one with another prefix: the browser's classes have the kit's, and would differ from the server's.
 */
const ServerCache = withEmotionCache<{ children: ReactNode }, unknown>(({ children }, around) => {
  const [cache] = useState(() => (around.key === MUI_CACHE_KEY ? around : createMuiCache()));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
});

function Scope({ children, cache, theme }: MuiScopeProps) {
  const pageTheme = usePageTheme(theme);
  const themed = <ThemeProvider theme={pageTheme}>{children}</ThemeProvider>;
  const ownCache = cache ?? (typeof document === 'undefined' ? undefined : sharedCache());
  return (
    <InScope value>
      {ownCache === undefined ? (
        <ServerCache>{themed}</ServerCache>
      ) : (
        <CacheProvider value={ownCache}>{themed}</CacheProvider>
      )}
    </InScope>
  );
}

/**
 * Gives the MUI components below it the kit's look. Each kit component that uses MUI wraps itself
 * in one, so that a page without them loads neither MUI nor Emotion; one inside another costs
 * nothing. On a server it uses the cache of `createServerStyles` that is around it, or one of its own,
 * whose rules are then written beside the parts.
 */
export function MuiScope(props: MuiScopeProps) {
  const isInside = use(InScope) && props.cache === undefined && props.theme === undefined;
  return isInside ? props.children : <Scope {...props} />;
}
