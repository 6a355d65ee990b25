import { RETURN_PATH } from '../../identity/bankid';

/** Where the server itself handles the broker's answer in the query. */
export const CODE_RETURN_PATH = `${RETURN_PATH}/code`;

/**
 * The broker knows one return address. An answer in the query is the server's to handle; one in
 * the fragment never reaches the server, and the site's page takes it.
 */
export function toCodeReturn(url: string): string {
  const [path, ...rest] = url.split('?');
  const query = rest.join('?');
  const fields = new URLSearchParams(query);
  const isAnswer = path === RETURN_PATH && (fields.has('code') || fields.has('error'));
  return isAnswer ? `${CODE_RETURN_PATH}?${query}` : url;
}
