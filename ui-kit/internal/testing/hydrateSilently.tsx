import { CacheProvider } from '@emotion/react';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createServerStyles } from '../../MuiScope';

/** The result of rendering on the server and hydrating in a browser. */
export interface Hydration {
  /** The server's HTML. */
  html: string;
  /** The hydrated container; `unmount` removes it. */
  container: HTMLElement;
  unmount: () => void;
  /** React's hydration errors; must be empty. */
  errors: readonly unknown[];
}

/**
 * Renders an element as the server does, puts the HTML on a page and hydrates it. React reports a
 * difference through `errors`; a warning on the console fails the test by itself.
 */
export async function hydrateSilently(element: ReactElement): Promise<Hydration> {
  const styles = createServerStyles();
  const html = renderToString(<CacheProvider value={styles.cache}>{element}</CacheProvider>);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const errors: unknown[] = [];
  // Asynchronous, so that effects of the element that run a moment later are still inside act.
  const root = await act(async () =>
    hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) }),
  );
  const unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
  return { html, container, unmount, errors };
}
