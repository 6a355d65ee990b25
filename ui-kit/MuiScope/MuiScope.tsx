'use client';

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, use } from 'react';
import { createMuiCache } from './muiCache';
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

function Scope({ children, cache, theme }: MuiScopeProps) {
  const pageTheme = usePageTheme(theme);
  const themed = <ThemeProvider theme={pageTheme}>{children}</ThemeProvider>;
  const ownCache = cache ?? (typeof document === 'undefined' ? undefined : sharedCache());
  return (
    <InScope value>
      {ownCache === undefined ? themed : <CacheProvider value={ownCache}>{themed}</CacheProvider>}
    </InScope>
  );
}

/**
 * Gives the MUI components below it the kit's look. Each kit component that uses MUI wraps itself
 * in one, so that a page without them loads neither MUI nor Emotion; one inside another costs
 * nothing. On the server it uses the cache of the nearest `CacheProvider` unless it is given one.
 */
export function MuiScope(props: MuiScopeProps) {
  const isInside = use(InScope) && props.cache === undefined && props.theme === undefined;
  return isInside ? props.children : <Scope {...props} />;
}
