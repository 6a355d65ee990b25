import type { LoaderFunctionArgs } from 'react-router-dom';
import { getMe, type Profile } from '#domain/api/v2';
import { browserData, type PageData, type PageRequest, pageLoader } from '../data/pageLoader';
import type { Prefetch } from '../data/prefetch';
import type { SiteData } from '../data/siteData';
import { whileCheckingAuth } from './authCheck';
import { cachedMe } from './updateMe';

/** Asks in a browser, where the shell shows it and an earlier answer may be known. */
async function askInBrowser(data: SiteData, prefetch: Prefetch): Promise<Profile | null> {
  const before = cachedMe(data);
  const me = await whileCheckingAuth(data, () => prefetch.read(getMe, {}));
  if (me.profile === null && (before?.profile || before?.sessionEnded)) {
    prefetch.keep(getMe, {}, { ...me, sessionEnded: true });
  }
  return me.profile;
}

/**
 * The loader of a page under the guard. It runs beside the guard's own, so it asks first who is
 * there: for a visitor nothing else is read, `extra` is null, and the guard sends them on.
 */
export function memberLoader<Extra>(
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
