import type { ApiClient } from '../apiClient';
import type { Activity } from './activity';

/** Loads the analytics once the page has nothing else to do. */
export function loadAnalytics(activity: Activity, api: ApiClient): void {
  const load = () =>
    import('./startAnalytics').then(
      ({ startAnalytics, ownServer }) => startAnalytics(activity, ownServer(api)),
      // Without this code nothing is counted
      () => activity.listen(() => undefined),
    );
  (window.requestIdleCallback ?? setTimeout)(load);
}
