import type { LoaderFunctionArgs } from 'react-router-dom';
import { getMe, type Profile } from '#domain/api/v2';
import { type PageData, type PageRequest, pageLoader } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';

/**
 * The loader of a page under the guard. It runs beside the guard's own, so it asks first who is
 * there: for a visitor nothing else is read, `extra` is null, and the guard sends her to register.
 */
export function memberLoader<Extra>(
  read: (prefetch: Prefetch, request: PageRequest, profile: Profile) => Promise<Extra>,
): (args: LoaderFunctionArgs) => Promise<PageData<Extra | null>> {
  return pageLoader(async (prefetch, request) => {
    const { profile } = await prefetch.read(getMe, {});
    return profile ? read(prefetch, request, profile) : null;
  });
}
