import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, error, Key, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../scripts/testing/freePort.mjs';
import { type Driver, type KeyName, PLACES, type Role } from './driver';

const KEYS: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Space: ' ',
  Tab: Key.TAB,
};

const TRIES = 5;

/** Waits until `check` resolves with true; fails after ten seconds. */
async function until(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start.');
}

const listens = (port: number) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    (answer) => answer.ok,
    () => false,
  );

/** A display without a screen, whose number is its own. */
async function startDisplay(): Promise<{ program: ChildProcess; display: string }> {
  const program = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    program.stdout?.once('data', (written) => resolve(String(written).trim()));
    program.once('error', reject);
  });
  return { program, display: `:${number}` };
}

/**
 * WebKitGTK's MiniBrowser over WebDriver. It has no mode without a window, so it draws to a display
 * of its own.
 */
export async function startWebKit(binary: string): Promise<Driver> {
  const { program: screen, display } = await startDisplay();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  });
  await until(() => listens(port));
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 940 });
  const capabilities = await browser.getCapabilities();

  async function shown(role: Role, name: string): Promise<WebElement | undefined> {
    const candidates: WebElement[] = await browser.executeScript(
      (places: string) =>
        [...document.querySelectorAll(places)].filter((element) => element.checkVisibility()),
      PLACES[role],
    );
    try {
      for (const element of candidates) {
        const isNamed = (await element.getAccessibleName()).trim() === name;
        if (isNamed && (await element.getAriaRole()) === role) return element;
      }
    } catch (problem) {
      // Rendered again during the query: a caller that waits queries again
      if (!(problem instanceof error.StaleElementReferenceError)) throw problem;
    }
    return undefined;
  }

  return {
    version: `WebKitGTK ${capabilities.get('browserVersion')}`,
    open: (url) => browser.get(url),
    shows: async (role, name) => (await shown(role, name)) !== undefined,
    click: async (role, name) => {
      for (let tries = 1; ; tries += 1) {
        const element = await shown(role, name);
        try {
          if (!element) throw new Error(`No ${role} named ${name} is shown.`);
          // During a smooth scroll the click would miss its target
          await browser.executeScript(
            (it: Element) => it.scrollIntoView({ block: 'center', behavior: 'instant' }),
            element,
          );
          return await element.click();
        } catch (problem) {
          if (tries === TRIES) throw problem;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    back: () => browser.navigate().back(),
    run: (work, ...args) => browser.executeScript(work, ...args),
    close: async () => {
      await browser.quit();
      service.kill();
      screen.kill();
    },
  };
}
