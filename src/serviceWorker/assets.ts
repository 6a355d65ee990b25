import { BUILT_FILES } from '#domain/builtFiles';
import { CACHES, type Store } from './browser';

/** More than the files of two versions of the site; the ones that were stored first go. */
const MOST_ASSETS = 400;

export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith(BUILT_FILES);

/**
 * A built file, whose name changes with its content: from the device when it is there, whatever the
 * site's present version is.
 */
export async function answerAsset(
  store: Store,
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const stored = await fromDevice(store, request);
  if (stored) return stored;
  const response = await store.fetch(request);
  if (response.status === 200) later(keepAsset(store, request, response.clone()));
  return response;
}

/** A store that throws counts as an empty one. */
async function fromDevice({ caches }: Store, request: Request): Promise<Response | undefined> {
  try {
    return await caches.match(request.url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function keepAsset({ caches }: Store, { url }: Request, response: Response): Promise<void> {
  const assets = await caches.open(CACHES.assets);
  await assets.put(url, response);
  const stored = await assets.keys();
  for (const request of stored.slice(0, -MOST_ASSETS)) await assets.delete(request);
}
