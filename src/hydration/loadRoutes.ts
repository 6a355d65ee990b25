import type { RouteObject } from 'react-router-dom';

/**
 * Loads the code of a page's routes, which has to be there before hydration. The server has matched
 * them: to match them again would rank all addresses of the site.
 *
 * @param ids - the matched routes' ids.
 */
export async function loadRoutes(routes: RouteObject[], ids: readonly string[]): Promise<void> {
  const load = async (route: RouteObject): Promise<void> => {
    if (typeof route.lazy !== 'function' || !ids.includes(route.id ?? '')) return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  };
  await Promise.all(
    routes.flatMap((route) => [load(route), loadRoutes(route.children ?? [], ids)]),
  );
}
