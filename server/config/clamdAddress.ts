/** The scanner's address for `net.connect`. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** The address that `tcp://host:port` or `unix:/path` names; null for anything else. */
export function clamdAddress(url: string): ClamdAddress | null {
  const path = /^unix:(?:\/\/)?(\/.+)$/u.exec(url)?.[1];
  if (path !== undefined) return { path };
  if (!url.startsWith('tcp://') || !URL.canParse(url)) return null;
  const { hostname, port, pathname, search, hash, username, password } = new URL(url);
  const rest = `${pathname.replace(/^\/$/u, '')}${search}${hash}${username}${password}`;
  if (hostname === '' || port === '' || rest !== '') return null;
  return { host: hostname.replace(/^\[(.*)\]$/u, '$1'), port: Number(port) };
}
