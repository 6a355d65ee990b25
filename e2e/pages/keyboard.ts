import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
export const MAX_STOPS = 250;

/**
 * Presses Tab until the element has the focus; fails when it cannot be reached.
 *
 * @param onStop - called after each press.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  onStop?: () => Promise<void>,
): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await onStop?.();
  }
  throw new Error(`Tab never reached ${target}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
