import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import type { Driver, Role } from './driver';

/** Firefox over WebDriver BiDi, without a window. */
export async function startFirefox(
  executablePath: string,
  onError: (text: string) => void,
): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on('pageerror', (error) => onError(`page error: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') onError(`console: ${message.text()}`);
  });

  async function shown(role: Role, name: string): Promise<ElementHandle<Element> | undefined> {
    try {
      const found = await page.$$(`::-p-aria([name="${name}"][role="${role}"])`);
      for (const element of found) if (await element.isVisible()) return element;
    } catch (problem) {
      // Rendered again while it was looked at: whoever waits looks again
      if (!String(problem).includes('no such node')) throw problem;
    }
    return undefined;
  }

  return {
    version: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    shows: async (role, name) => (await shown(role, name)) !== undefined,
    click: async (role, name) => {
      const element = await shown(role, name);
      if (!element) throw new Error(`No ${role} named ${name} is shown.`);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : (key satisfies KeyInput)),
    back: async () => {
      await page.goBack();
    },
    // Puppeteer's type of the arguments knows its own handles
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])) as never,
    close: () => browser.close(),
  };
}
