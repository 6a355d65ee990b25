import type { ApiError } from '#domain/api/errors';
import type { Language } from '#domain/language';
import { type ReadyBody, readyBody } from '../http/readyBody';
import type { PageAssets, PageRenderer } from './pageRenderer';

/** Five reasons in two languages. */
const MOST_KEPT = 10;

/** The pages shown when a page could not be made; each is rendered once a day. */
export interface FailurePages {
  get(failure: ApiError, language: Language): Promise<ReadyBody>;
  /** What the service worker shows without a connection. */
  offline(language: Language): Promise<ReadyBody>;
}

type Kind = Parameters<PageRenderer['renderFailure']>[0]['kind'];

export interface FailurePagesDeps {
  renderer: Pick<PageRenderer, 'renderFailure'>;
  assets: Pick<PageAssets, 'styleTags'>;
  /** The page's values; `today` is read each time. */
  site(): { publicUrl: string; today: string; demo: boolean };
}

/** Rendered once and kept: a refused address must not cost a rendering for each of its requests. */
export function createFailurePages({ renderer, assets, site }: FailurePagesDeps): FailurePages {
  const made = new Map<string, ReadyBody>();
  async function page(kind: Kind, language: Language): Promise<ReadyBody> {
    const facts = site();
    const key = `${kind} ${language} ${facts.today}`;
    const known = made.get(key);
    if (known) return known;
    const html = await renderer.renderFailure({ kind, language, site: facts });
    const head = `${assets.styleTags}</head>`;
    const body = readyBody(`<!DOCTYPE html>${html.replace('</head>', () => head)}`);
    // A new day's pages replace the old ones
    if (made.size >= MOST_KEPT) made.clear();
    made.set(key, body);
    return body;
  }
  return {
    get({ code, extra }, language) {
      if (extra?.reason === 'lists_loading') return page('lists_loading', language);
      const hasOwnPage = code === 'unavailable' || code === 'rate_limited';
      return page(hasOwnPage ? code : 'broken', language);
    },
    offline: (language) => page('offline', language),
  };
}
