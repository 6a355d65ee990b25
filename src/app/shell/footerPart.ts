import { type ComponentType, createContext, lazy } from 'react';
import { withWords } from '../../i18n/withWords';
import { keepTrying } from '../../lib/keepTrying';

/** Begins to load the footer's code; a browser does so before it hydrates the page. */
export const loadFooter = withWords('footer', () => import('./ShellFooter'));

/**
 * The footer. The server renders it at once; a browser keeps the server's markup and loads its code
 * after the page's, as often as it takes.
 */
export const FooterPart = createContext<ComponentType>(
  lazy(() => keepTrying(loadFooter, { signal: new AbortController().signal, mayPass: () => true })),
);
