import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { type Driver, PLACES, type Role } from './driver';

/** Firefox's errors for an element or a page that was replaced during a query. */
const REPLACED = /no such (node|handle|frame)|realm|context was destroyed/iu;
const TRIES = 5;

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
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'sv-SE, sv' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on('pageerror', (error) => onError(`page error: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') onError(`console: ${message.text()}`);
  });

  /** The part of the page to search: the whole tree of a long list takes Firefox five seconds. */
  async function likely(role: Role, name: string): Promise<ElementHandle<Node>> {
    const handle = await page.evaluateHandle(
      (places: string, wanted: string) => {
        const plain = (text: string | null) => (text ?? '').replaceAll(/\s/gu, '');
        const found = [...document.querySelectorAll(places)].find(
          (element) =>
            element.checkVisibility() &&
            plain(element.getAttribute('aria-label') ?? element.textContent) === plain(wanted),
        );
        return found?.parentNode ?? document.documentElement;
      },
      PLACES[role],
      name,
    );
    return handle as ElementHandle<Node>;
  }

  async function shown(role: Role, name: string): Promise<ElementHandle<Element> | undefined> {
    try {
      const found = await (await likely(role, name)).$$(
        `::-p-aria([name="${name}"][role="${role}"])`,
      );
      for (const element of found) if (await element.isVisible()) return element;
    } catch (problem) {
      // Rendered again during the query: a caller that waits queries again
      if (!REPLACED.test(String(problem))) throw problem;
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
    run: async (work, ...args) => {
      for (let tries = 1; ; tries += 1) {
        try {
          // Puppeteer's type of the arguments includes its own element handles
          return (await page.evaluate(work as never, ...(args as unknown as never[]))) as never;
        } catch (problem) {
          if (tries === TRIES || !REPLACED.test(String(problem))) throw problem;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    },
    close: () => browser.close(),
  };
}
