/**
 * The path and query of a request line. Almost always that is what stands there, but HTTP also
 * allows a whole address (`GET http://host/path`) and a bare `*`; whoever reads `request.url`
 * may count on the leading slash.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return `/${target}`;
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? `${pathname}${search}` : '/';
}
