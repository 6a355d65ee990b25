/**
 * The path and query of a request line. Usually it is exactly that, but HTTP also allows a whole
 * address (`GET http://host/path`) and a bare `*`; code that reads `request.url` may rely on the
 * leading slash.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return `/${target}`;
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? `${pathname}${search}` : '/';
}
