import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for at an address, a glob.
 * @returns what lets it go on.
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
