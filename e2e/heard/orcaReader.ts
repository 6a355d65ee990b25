import { expect, type Locator, type Page } from '@playwright/test';
import { isHydrated } from '../pages/hydration';
import { tabTo } from '../pages/keyboard';
import type { Reader } from '../screenReader/reader';
import type { Desktop } from './desktop';

/** Names of keys that X has otherwise than Playwright. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: 'Return',
  ' ': 'space',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  'Control+Home': 'ctrl+Home',
};
/** More lines than any page has. */
const MOST_LINES = 250;
/** Milliseconds within which Orca must have come to a window's name. */
const LATEST = 60_000;
/** What is added to the window's name for a moment. */
const markOf = (count: number) => `(${count})`;
/** The last letters of a text, by which its end is recognised. */
const END = 12;

/**
 * Goes through pages by the keyboard of a desktop and writes down what Orca says after each key, as
 * it says it.
 */
export class OrcaReader implements Reader {
  private readonly page: Page;
  private readonly desktop: Desktop;
  private lines: string[] = [];
  private heard: string[] = [];
  /** How often the window's name has been marked. */
  private marks = 0;

  constructor(page: Page, desktop: Desktop) {
    this.page = page;
    this.desktop = desktop;
  }

  take(): string {
    const { lines } = this;
    this.lines = [];
    return `${lines.join('\n')}\n`;
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.bringToFront();
    await this.writeAfter(`open ${address}`);
  }

  async press(key: string, until?: Locator): Promise<void> {
    await this.desktop.press(KEYS[key] ?? key);
    if (until) await expect(until).toBeVisible();
    await this.writeAfter(key === ' ' ? 'Space' : key);
  }

  async type(text: string): Promise<void> {
    await this.desktop.type(text);
    await this.writeAfter(`type “${text}”`);
  }

  async tabTo(target: Locator): Promise<void> {
    await tabTo(this.page, target, () => this.press('Tab'));
  }

  async jumpTo(target: Locator): Promise<void> {
    await target.evaluate((element: HTMLElement) => element.focus());
    await this.writeAfter('jump');
  }

  /** Line by line with the arrow, from the element's beginning to its last words; the focus comes back. */
  async read(target: Locator, except?: Locator): Promise<void> {
    const before = await this.page.evaluateHandle(() => document.activeElement);
    await target.evaluate((element: HTMLElement) => {
      element.tabIndex = -1;
      element.focus();
    });
    await this.writeAfter('read');
    const left = except ? await except.innerText() : '';
    const [text = ''] =
      left === '' ? [await target.innerText()] : (await target.innerText()).split(left);
    const end = text.replaceAll(/\s+/gu, ' ').trim().slice(-END);
    for (let line = 0; line < MOST_LINES; line += 1) {
      await this.desktop.press('Down');
      const said = await this.said();
      this.lines.push(...said.map((one) => `  ${one}`));
      if (said.length === 0 || said.join(' ').includes(end)) break;
    }
    await before.evaluate((element) => (element as HTMLElement | null)?.focus());
    await this.said();
  }

  async hears(text: RegExp): Promise<void> {
    await expect
      .poll(async () => {
        this.heard.push(...(await this.said()));
        return this.heard.some((one) => text.test(one));
      })
      .toBe(true);
    await this.writeAfter('wait');
  }

  /** What Orca says of everything that has happened in the page until now. */
  private async said(): Promise<string[]> {
    const before = this.marks;
    await expect(async () => expect(await this.isNoticed()).toBe(true)).toPass({ timeout: LATEST });
    const marks = Array.from({ length: this.marks - before }, (_, at) => markOf(before + at + 1));
    const said = await this.desktop.said();
    return said.filter((line) => !marks.some((mark) => line.includes(mark)));
  }

  /** Whether Orca comes to a name that the window has for a moment. */
  private async isNoticed(): Promise<boolean> {
    const mark = markOf(++this.marks);
    const title = await this.page.evaluate(async (mark) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      const { title } = document;
      document.title = `${title} ${mark}`;
      return title;
    }, mark);
    const isNoticed = await this.desktop.noticed(mark);
    await this.page.evaluate(
      ({ title, mark }) => {
        if (document.title.endsWith(mark)) document.title = title;
      },
      { title, mark },
    );
    return isNoticed;
  }

  private async writeAfter(step: string): Promise<void> {
    await this.page.waitForLoadState('load');
    const hasScript = await this.page.locator('#vikari-data').count();
    if (hasScript > 0) await expect.poll(() => isHydrated(this.page)).toBe(true);
    this.heard.push(...(await this.said()));
    const [first = '(nothing)', ...rest] = this.heard;
    this.heard = [];
    this.lines.push(`${step} → ${first}`, ...rest.map((line) => `    → ${line}`));
  }
}
