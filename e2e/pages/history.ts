import { expect, type Page } from '@playwright/test';
import { markOf } from '../../ui-kit/internal/modal/modalHistory';

/** Waits until a closed dialog has left the history: its step back would cancel a reload. */
export async function dialogHasLeftHistory(page: Page): Promise<void> {
  await expect.poll(async () => markOf(await page.evaluate(() => history.state))).toBe(0);
}
