import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { mutate } from 'swr';
import type { Language } from '#domain/language';
import { SiteFrame, type SiteFrameProps } from './SiteFrame';
import { wordsOf } from './words';

export interface RenderSiteOptions extends Partial<Omit<SiteFrameProps, 'intl' | 'children'>> {
  language?: Language;
  /** The initial address. Default `/`. */
  path?: string;
}

/** Renders a view, or a table of routes, inside the site's providers; also returns its router. */
export async function renderSite(
  what: ReactElement | RouteObject[],
  { language = 'sv', path = '/', ...frame }: RenderSiteOptions = {},
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> {
  const { intl } = await wordsOf(language);
  // Data that an earlier test has read must not be cached in this one.
  await mutate(() => true, undefined, { revalidate: false });
  const routes = Array.isArray(what) ? what : [{ path: '*', element: what }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const result = render(
    <SiteFrame intl={intl} {...frame}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  return { ...result, router };
}
