import { whenIdle } from '../../lib/late/whenIdle';
import type { ApiClient } from '../apiClient';
import type { Listen } from './activity';

/** Loads the analytics once the page has nothing else to do. */
export function loadAnalytics(listen: Listen, api: ApiClient): void {
  const load = () =>
    import('./startAnalytics').then(
      ({ startAnalytics }) => startAnalytics(listen, api),
      // Without this code nothing is counted
      () => listen(() => undefined),
    );
  whenIdle(load);
}
