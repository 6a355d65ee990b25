import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page, type Request } from 'playwright';
import { LIVE_PATH } from '#domain/api/live';
import type { ChatMessage } from '#domain/chat/chat';
import { HYDRATED_MARK } from '#domain/pageIds';
import { chromiumLaunch } from '../../../scripts/testing/chromium';
import { SESSION_COOKIE } from '../../http/cookies';
import type { Talker } from './talkers';

/** So many messages may be typed before the first of them is sent. */
const MOST_UNSENT = 15;
/** After so many messages the tab is closed at once, with what is not sent yet, and opened again. */
const PER_TAB = 200;
/** Milliseconds between a message and the closing of its tab: no person closes it sooner. */
const CLOSING = 200;
/** Milliseconds between two reads of the page. */
const LOOK = 100;
/** Milliseconds without progress after which the test gives up; a page pauses up to a minute. */
const PATIENCE = 300_000;

const SENDS = /\/chats\/send_message$/u;
const textOf = (index: number) => `Candidate ${index}`;
const TALKED = /(?:Candidate|Meddelande) \d+/u;

/**
 * Waits until something holds.
 *
 * @param progress - a number that changes while there is progress.
 * @throws Error that says what did not happen, when there is no progress for too long.
 */
async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  progress: () => number = () => 0,
): Promise<void> {
  let last = progress();
  let end = performance.now() + PATIENCE;
  while (!(await holds())) {
    const now = progress();
    if (now !== last) end = performance.now() + PATIENCE;
    last = now;
    if (performance.now() > end) throw new Error(`${what} takes too long`);
    await wait(LOOK);
  }
}

/** How many messages the browser keeps because no server has acknowledged them. */
const unsentIn = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.unsent.')).length);

/** The texts of the test's messages in the page's thread, from the top to the bottom. */
async function shownIn(page: Page): Promise<string[]> {
  const texts = await page.getByRole('log').getByRole('article').allInnerTexts();
  return texts.flatMap((text) => TALKED.exec(text)?.[0] ?? []);
}

/**
 * The candidate in Chromium: types into the page of the chat and reads what it shows.
 *
 * @param url - where the page and its calls go.
 * @param live - where its live updates must come from.
 */
export async function browserTalker(
  url: string,
  { chatId, cookie }: { chatId: string; cookie: string },
  live: 'stream' | 'firestore',
): Promise<Talker & { close(): Promise<void> }> {
  const browser = await chromium.launch(chromiumLaunch());
  const context = await browser.newContext({ locale: 'sv-SE' });
  await context.addCookies([{ name: SESSION_COOKIE, value: cookie, url }]);
  /** The client id of each text, which the page has made. */
  const ids = new Map<string, string>();
  /** What the servers have acknowledged; of a tab that is being closed some are not reported. */
  const acknowledged = new Set<string>();
  const sent: string[] = [];
  const faults: string[] = [];
  const messageOf = (request: Request): { text: string; clientId: string } | null =>
    SENDS.test(new URL(request.url()).pathname) ? request.postDataJSON() : null;
  let streams = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === LIVE_PATH) streams += 1;
    const message = messageOf(request);
    if (!message) return;
    const known = ids.get(message.text);
    if (known !== undefined && known !== message.clientId) {
      faults.push(`${message.text} was sent under two ids`);
    }
    ids.set(message.text, message.clientId);
  });
  context.on('response', (response) => {
    const message = messageOf(response.request());
    if (message && response.ok()) acknowledged.add(message.text);
  });

  const field = (page: Page) => page.getByRole('textbox', { name: /^Meddelande till/u });

  /** Opens the chat; a server may be killed while it sends the page. */
  async function open(): Promise<Page> {
    for (;;) {
      const page = await context.newPage();
      try {
        await page.goto(`${url}/messages/${chatId}`);
        await page.waitForFunction(
          (mark) => performance.getEntriesByName(mark).length > 0,
          HYDRATED_MARK,
          { timeout: 20_000 },
        );
        await field(page).waitFor({ timeout: 20_000 });
        return page;
      } catch {
        await page.close();
      }
    }
  }

  async function type(page: Page, text: string): Promise<void> {
    await field(page).fill(text);
    await field(page).press('Enter');
    await until(`Sending ${text}`, async () => (await field(page).inputValue()) === '');
  }

  async function noteDoubles(page: Page): Promise<void> {
    const shown = await shownIn(page);
    const twice = shown.filter((text, index) => shown.indexOf(text) !== index);
    faults.push(...twice.map((text) => `the page shows ${text} twice`));
  }

  let page = await open();
  return {
    sent,
    async talk(count) {
      for (let index = 0; index < count; index += 1) {
        if (index > 0 && index % PER_TAB === 0) {
          await noteDoubles(page);
          await wait(CLOSING);
          await page.close();
          page = await open();
        }
        await type(page, textOf(index));
        await until('Sending', async () => (await unsentIn(page)) < MOST_UNSENT);
      }
      await until(
        'Sending the last messages',
        async () => (await unsentIn(page)) === 0,
        () => acknowledged.size,
      );
      for (let index = 0; index < count; index += 1) {
        const id = ids.get(textOf(index));
        if (id === undefined) faults.push(`${textOf(index)} was never sent`);
        else sent.push(id);
      }
    },
    // The page's whole thread is read once all messages are sent
    readUpTo: async () => undefined,
    async faults(all) {
      await noteDoubles(page);
      if (streams > 0 !== (live === 'stream')) faults.push(`it opened ${streams} streams`);
      return [...faults, ...(await threadFaults(page, all))];
    },
    async close() {
      await browser.close();
    },
  };
}

/** Scrolls through the whole thread, from its end to its beginning, and compares it. */
async function threadFaults(page: Page, all: readonly ChatMessage[]): Promise<string[]> {
  const expected = all.flatMap(({ text }) => TALKED.exec(text)?.[0] ?? []);
  const last = expected.at(-1);
  const shown: string[] = [];
  const thread = page.getByRole('log');
  const isAbove = (one = '', other = '') => expected.indexOf(one) < expected.indexOf(other);
  try {
    await until('The newest message', async () => {
      await thread.press('End');
      return (await shownIn(page)).at(-1) === last;
    });
    await until(
      'The rest of the thread',
      async () => {
        const part = await shownIn(page);
        const first = shown[0];
        const known = first === undefined ? part.length : part.indexOf(first);
        if (known > 0) shown.unshift(...part.slice(0, known));
        // What is loaded above has moved the thread too far: back to where it was read last
        const isTooFar = known === -1 && isAbove(part.at(-1), first);
        await thread.evaluate(
          (log, share) => log.scrollBy(0, share * log.clientHeight),
          isTooFar ? 0.4 : -0.8,
        );
        return shown.length >= expected.length;
      },
      () => shown.length,
    );
  } catch (error) {
    return [`the page shows ${shown.length} of ${expected.length} messages: ${String(error)}`];
  }
  return JSON.stringify(shown) === JSON.stringify(expected)
    ? []
    : ['the page shows another order than the server'];
}
