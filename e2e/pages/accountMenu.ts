import type { Page } from '@playwright/test';

/** Opens the menu that has the sign-out: the avatar's, or on a phone the header's. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary:visible').first().click();
}
