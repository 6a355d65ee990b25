import type { Page } from '@playwright/test';
import { HYDRATED_MARK } from '../../domain/pageIds';

/** True once the page is hydrated. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED_MARK);
}
