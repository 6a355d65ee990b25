import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
export const MAX_STOPS = 250;

/**
 * Presses Tab until the element has the focus; fails when it cannot be reached.
 *
 * @param pressTab - presses it another way than by the browser's protocol.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  pressTab: () => Promise<void> = () => page.keyboard.press('Tab'),
): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await pressTab();
  }
  throw new Error(`Tab never reached ${target}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
