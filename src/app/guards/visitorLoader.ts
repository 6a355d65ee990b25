import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { getMe } from '#domain/api/v2';
import { afterSignIn } from '#domain/signIn/afterSignIn';
import { onServer, type PageData, pageLoader } from '../../data/pageLoader';

/** The server's part of `RequireVisitor`: a signed-in user is redirected at once. */
export async function visitorLoader(args: LoaderFunctionArgs): Promise<PageData> {
  if (!onServer(args)) return { answers: [], extra: undefined };
  return pageLoader(async (prefetch, { url }) => {
    const { profile } = await prefetch.read(getMe, {});
    if (profile) throw redirect(afterSignIn(url.searchParams.get('target_path')));
  })(args);
}
