import { useEffect, useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { getMe } from '#domain/api/v2';
import { useSiteData } from '../../data/SiteDataProvider';
import { LateCodeError } from '../lateCodeError';

/** Noted in the history's entry, which a reload keeps: no page is loaded anew twice by itself. */
const LOADED_ANEW = 'loadedAnew';

const wasLoadedAnew = (): boolean => Object(window.history.state)[LOADED_ANEW] === true;

/**
 * After an update of the site, a page that was opened before it asks for files that are gone. The page
 * that was clicked is then loaded anew by itself, once, as long as the server answers: without a
 * connection, what is on the screen would be lost for nothing.
 *
 * @returns whether it is being loaded anew, or that is being found out.
 */
export function useFreshPage(error: unknown): boolean {
  const { api } = useSiteData();
  const [trying, setTrying] = useState(() => error instanceof LateCodeError && !wasLoadedAnew());
  useEffect(() => {
    if (!trying) return;
    let left = false;
    const isReached = api.call(getMe, {}).then(
      () => true,
      (failure: unknown) => failure instanceof ApiError && failure.code !== 'network_error',
    );
    void isReached.then((reached) => {
      if (left) return;
      if (!reached) {
        setTrying(false);
        return;
      }
      window.history.replaceState({ ...window.history.state, [LOADED_ANEW]: true }, '');
      window.location.reload();
    });
    return () => {
      left = true;
    };
  }, [api, trying]);
  return trying;
}
