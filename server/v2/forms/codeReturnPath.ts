import { SOCIAL_RETURN_PATH } from '#domain/signIn/socialReturnPath';
import { RETURN_PATH } from '../../identity/bankid';

/** The path where the server itself handles the broker's answer in the query. */
export const CODE_RETURN_PATH = `${RETURN_PATH}/code`;

/** The same for Google's and Facebook's. */
export const SOCIAL_CODE_RETURN_PATH = `${SOCIAL_RETURN_PATH}/code`;

/**
 * The broker has one redirect address. The server handles an answer in the query; one in the
 * fragment never reaches the server, and the site's page handles it.
 */
export function toCodeReturn(url: string): string {
  const [path, ...rest] = url.split('?');
  const query = rest.join('?');
  const fields = new URLSearchParams(query);
  const isAnswer = fields.has('code') || fields.has('error');
  if (isAnswer && path === RETURN_PATH) return `${CODE_RETURN_PATH}?${query}`;
  return isAnswer && path === SOCIAL_RETURN_PATH ? `${SOCIAL_CODE_RETURN_PATH}?${query}` : url;
}
