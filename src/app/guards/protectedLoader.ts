import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { getMe } from '#domain/api/v2';
import { onServer, type PageData, pageLoader } from '../../data/pageLoader';
import { signInRedirect } from '../../session/signInRedirect';

/**
 * The part of the guard that runs before a page is rendered: the server answers a visitor with a
 * redirect at once. In a browser the `RequireSignIn` component checks, with its spinner.
 */
export async function protectedLoader(args: LoaderFunctionArgs): Promise<PageData> {
  if (!onServer(args)) return { answers: [], extra: undefined };
  return pageLoader(async (prefetch, { url }) => {
    const me = await prefetch.read(getMe, {});
    if (!me.profile) throw redirect(signInRedirect(me, url.pathname + url.search));
  })(args);
}
