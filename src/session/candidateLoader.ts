import type { LoaderFunctionArgs } from 'react-router-dom';
import { getMe, type Profile } from '#domain/api/v2';
import { browserData, type PageData, type PageRequest, pageLoader } from '../data/pageLoader';
import type { Prefetch } from '../data/prefetch';
import type { SiteData } from '../data/siteData';
import { whileCheckingAuth } from './authCheck';
import { cachedMe } from './updateMe';

/**
 * Reads who is signed in, in a browser: the shell shows the check, and an earlier answer may be
 * known.
 */
async function askInBrowser(data: SiteData, prefetch: Prefetch): Promise<Profile | null> {
  const before = cachedMe(data);
  const me = await whileCheckingAuth(data, () => prefetch.read(getMe, {}));
  if (me.profile === null && (before?.profile || before?.sessionEnded)) {
    prefetch.keep(getMe, {}, { ...me, sessionEnded: true });
  }
  return me.profile;
}

/**
 * The loader of a page that needs a session. It runs in parallel with the guard's loader, so it
 * first reads who is signed in: for a visitor nothing else is read, `extra` is null, and the guard
 * redirects them.
 */
export function candidateLoader<Extra>(
  read: (prefetch: Prefetch, request: PageRequest, profile: Profile) => Promise<Extra>,
): (args: LoaderFunctionArgs) => Promise<PageData<Extra | null>> {
  return (args) =>
    pageLoader(async (prefetch, request) => {
      const data = browserData(args);
      const profile = data
        ? await askInBrowser(data, prefetch)
        : (await prefetch.read(getMe, {})).profile;
      return profile ? read(prefetch, request, profile) : null;
    })(args);
}
