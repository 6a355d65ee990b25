import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/testing/chromium';

/** A browser's cookies and storage. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs a demo person in with the simulated BankID. */
export async function signIn(url: string): Promise<SignedIn> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ locale: 'sv-SE' });
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByRole('button', { name: 'BankID på den här enheten' }).click();
    await page.getByRole('button', { name: 'Niamh Östervall' }).click();
    await page.waitForURL(/account/u);
    return await context.storageState();
  } finally {
    await browser.close();
  }
}
