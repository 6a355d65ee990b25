import type { LoaderFunctionArgs } from 'react-router-dom';
import { mutate } from 'swr';
import { getMe, type Me, type Profile } from '#domain/api/v2';
import { onServer, type PageData, type PageRequest, pageLoader } from '../data/pageLoader';
import type { Prefetch } from '../data/prefetch';
import { keyOf } from '../data/useApi';
import { whileCheckingAuth } from './authCheck';

/** Who was signed in a moment ago, as far as this page knows. */
const known = () =>
  mutate<Me>(keyOf(getMe, {}), (current: Me | undefined) => current, { revalidate: false });

/** Asks in a browser, where the shell shows it and an earlier answer may be known. */
async function askInBrowser(prefetch: Prefetch): Promise<Profile | null> {
  const before = await known();
  const me = await whileCheckingAuth(() => prefetch.read(getMe, {}));
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
      const profile = onServer(args)
        ? (await prefetch.read(getMe, {})).profile
        : await askInBrowser(prefetch);
      return profile ? read(prefetch, request, profile) : null;
    })(args);
}
