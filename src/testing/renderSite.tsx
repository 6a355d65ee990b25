import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { Language } from '#domain/language';
import { contextOf } from '../data/pageLoader';
import { createSiteData, type SiteData } from '../data/siteData';
import { closeDrafts } from '../session/drafts/openDrafts';
import { SiteFrame, type SiteFrameProps, silentServices } from './SiteFrame';
import { wordsOf } from './words';

export interface RenderSiteOptions extends Partial<Omit<SiteFrameProps, 'intl' | 'children'>> {
  language?: Language;
  /** The initial address. Default `/`. */
  path?: string;
}

export interface RenderedSite extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  data: SiteData;
}

/** Renders a view, or a table of routes, inside the site's providers. */
export async function renderSite(
  what: ReactElement | RouteObject[],
  { language = 'sv', path = '/', api = silentServices, ...frame }: RenderSiteOptions = {},
): Promise<RenderedSite> {
  const { intl } = await wordsOf(language);
  const { data = createSiteData(api) } = frame;
  // What it was still about to keep would land in the next test's storage
  onTestFinished(() => closeDrafts(data));
  const routes = Array.isArray(what) ? what : [{ path: '*', element: what }];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => contextOf({ side: 'browser', data }),
  });
  const result = render(
    <SiteFrame intl={intl} {...frame} data={data}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  return { ...result, router, data };
}
