import { expect, type Page } from '@playwright/test';
import { HYDRATED_MARK } from '../../domain/pageIds';

/** True once the page is hydrated. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED_MARK);
}

/** Waits until a press is answered by the page's script and no longer by its links and forms. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page), { timeout: 20_000 }).toBe(true);
}
