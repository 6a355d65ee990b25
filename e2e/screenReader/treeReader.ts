import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { isHydrated } from '../pages/hydration';
import { tabTo } from '../pages/keyboard';
import { type LiveText, watchLiveRegions } from './liveRegions';
import { PageTree } from './pageTree';
import type { Reader } from './reader';
import { type AxNode, type Extra, isPlace, speak } from './speech';

const REPORT = '__screenReaderLive';
const ELEMENT = '__screenReaderElement';
/** The count of unread chats before the title, which comes and goes by itself. */
const UNREAD = /^\(\d+\) /u;
/** Milliseconds without a change after which a step is over. */
const STILL = 120;

/** An element as the browser's protocol names it. */
interface RemoteElement {
  objectId: string;
}

/**
 * Writes down what a screen reader says: at each step what has got the focus, with what was entered
 * on the way to it, and then what live regions have said.
 *
 * The names, roles, states and descriptions are those of Chromium's accessibility tree. Roles and
 * states are written in English, as the tree has them: every reader has words of its own for them.
 */
export class TreeReader implements Reader {
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly isNoise: (text: string) => boolean;
  private lines: string[] = [];
  private live: LiveText[] = [];
  private places = new Set<number>();
  private at = -1;
  private described = '';
  private title = '';

  private constructor(page: Page, session: CDPSession, isNoise: (text: string) => boolean) {
    this.page = page;
    this.session = session;
    this.isNoise = isNoise;
  }

  /** @param isNoise - true for a live text that is announced only on a slow or a fast machine. */
  static async start(page: Page, isNoise: (text: string) => boolean): Promise<TreeReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    await session.send('DOM.enable');
    const reader = new TreeReader(page, session, isNoise);
    await page.exposeFunction(REPORT, (text: LiveText) => reader.live.push(text));
    await page.addInitScript(watchLiveRegions, REPORT);
    return reader;
  }

  take(): string {
    const lines = this.lines;
    this.lines = [];
    return `${lines.join('\n')}\n`;
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.writeAfter(`open ${address}`);
  }

  async press(key: string, until?: Locator): Promise<void> {
    await this.page.keyboard.press(key);
    if (until) await expect(until).toBeVisible();
    await this.writeAfter(key === ' ' ? 'Space' : key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.writeAfter(`type “${text}”`);
  }

  async tabTo(target: Locator): Promise<void> {
    await tabTo(this.page, target, async () => {
      await this.page.keyboard.press('Tab');
      await this.write('Tab');
    });
  }

  async jumpTo(target: Locator): Promise<void> {
    await this.still();
    const element = await this.remoteElementOf(target);
    await target.evaluate((element: HTMLElement) => element.focus());
    await this.write('jump', element);
  }

  /** Without moving the focus. */
  async read(target: Locator, except?: Locator): Promise<void> {
    await this.still();
    const root = await this.idOf(await this.remoteElementOf(target));
    const left = except && (await this.idOf(await this.remoteElementOf(except)));
    const tree = await PageTree.of(this.session);
    for (const line of tree.read(root, left)) this.lines.push(`  ${line}`);
  }

  async hears(text: RegExp): Promise<void> {
    await expect.poll(() => this.live.some((said) => text.test(said.text))).toBe(true);
    await this.writeAfter('wait');
  }

  private async writeAfter(step: string): Promise<void> {
    await this.still();
    await this.write(step);
  }

  /** Waits until the page has its script, and neither changes nor waits for the server. */
  private async still(): Promise<void> {
    await this.page.waitForLoadState('load');
    const hasScript = await this.page.locator('script[type=module]').count();
    if (hasScript > 0) await expect.poll(() => isHydrated(this.page)).toBe(true);
    await this.page.evaluate(
      (still) =>
        new Promise<void>((resolve) => {
          const done = () => {
            observer.disconnect();
            resolve();
          };
          let timer = setTimeout(done, still);
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(done, still);
          });
          observer.observe(document, { subtree: true, childList: true, attributes: true });
        }),
      STILL,
    );
  }

  private async evaluate(expression: string): Promise<RemoteElement> {
    const { result } = await this.session.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) throw new Error(`${expression} is no element.`);
    return { objectId: result.objectId };
  }

  private async remoteElementOf(target: Locator): Promise<RemoteElement> {
    await target.evaluate((element, name) => Reflect.set(globalThis, name, element), ELEMENT);
    return this.evaluate(`globalThis.${ELEMENT}`);
  }

  private async idOf(element: RemoteElement): Promise<number> {
    const { node } = await this.session.send('DOM.describeNode', element);
    return node.backendNodeId;
  }

  /** Writes what was announced since the last step, at `element` or else at the focus. */
  private async write(step: string, element?: RemoteElement): Promise<void> {
    const title = (await this.page.title()).replace(UNREAD, '');
    const said = title === this.title ? [] : [`title “${title}”`];
    this.title = title;
    const here = element ?? (await this.evaluate('document.activeElement'));
    const id = await this.idOf(here);
    const described = await this.describe(here);
    // The same element is said again when its state is another
    if (id !== this.at || described.node !== this.described)
      said.push([...described.entered, described.node].join(' › '));
    this.at = id;
    this.described = described.node;
    for (const { urgent, text } of this.live.splice(0))
      if (!this.isNoise(text)) said.push(`${urgent ? 'alert' : 'status'}: ${text}`);
    const [first = '(nothing)', ...rest] = said;
    this.lines.push(`${step} → ${first}`, ...rest.map((line) => `    → ${line}`));
  }

  /** An element, and the places around it that the reader was not in before. */
  private async describe(element: RemoteElement): Promise<{ node: string; entered: string[] }> {
    const [{ nodes }, extra] = await Promise.all([
      this.session.send('Accessibility.getAXNodeAndAncestors', element),
      this.extraOf(element),
    ]);
    const [node, ...ancestors]: AxNode[] = nodes;
    if (!node) return { node: '(not in the tree)', entered: [] };
    const around = ancestors.filter(isPlace);
    const entered = around.filter(({ backendDOMNodeId: id = -1 }) => !this.places.has(id));
    this.places = new Set(around.map(({ backendDOMNodeId: id = -1 }) => id));
    const none: Extra = { current: '', lang: '' };
    return {
      node: speak(node, extra),
      entered: entered.toReversed().map((place) => speak(place, none)),
    };
  }

  private async extraOf(element: RemoteElement): Promise<Extra> {
    const { result } = await this.session.send('Runtime.callFunctionOn', {
      ...element,
      returnByValue: true,
      functionDeclaration: `function () {
        const current = this.getAttribute('aria-current') ?? '';
        const only = this.querySelector(':scope > [lang]:only-child') ?? this;
        const lang = only.closest('[lang]')?.lang ?? '';
        return {
          current: current === 'false' ? '' : current,
          lang: lang === document.documentElement.lang ? '' : lang,
        };
      }`,
    });
    return result.value;
  }
}
