import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#domain/api/live';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
  aStoredUser,
} from '../../applications/testing/storedFactories';
import type { ChatService } from '../../chat/chat.service';
import { createChats } from '../../chat/chats';
import { eventsOn } from '../../composition/testing/eventsOn';
import type { FirestoreConfig } from '../../config/firestoreConfig';
import { type WholeServer, wholeServer } from '../../hostile/testing/wholeServer';
import { appendSessionStart } from '../../identity/sessionChanges';
import { createSessions, type Sessions } from '../../identity/sessions.service';
import { systemClock } from '../../lib/clock';
import { hashToken } from '../../lib/tokens';
import { type CuttingProxy, cuttingProxy } from './cuttingProxy';

/** What an adapter of the live port needs around it. */
export interface Adapter {
  kind: 'sse' | 'firestore';
  /** Where the server publishes; called with the network that browsers have in between. */
  firestore?: (throughNetwork: (target: string) => Promise<string>) => Promise<FirestoreConfig>;
}

const PATIENTLY = { timeout: 60_000, interval: 100 };
const PAGE_FILE = fileURLToPath(
  new URL('../../../src/data/testing/livePortPage.ts', import.meta.url),
);

const PAGE = '<!doctype html><script type="module" src="/live-port/page.js"></script>';

/** The page's script. Vite changes NODE_ENV for the process that it builds in. */
async function buildPage(): Promise<ReadonlyMap<string, string>> {
  const before = process.env.NODE_ENV;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'test',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rollupOptions: { input: PAGE_FILE, output: { entryFileNames: 'page.js' } },
    },
  });
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The page was not built.');
  return new Map(
    first.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  );
}

/** The same numbers in every run. */
function steadyRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A candidate in a browser, in a chat with an employer. */
interface Listener {
  page: Page;
  uid: string;
  chatId: string;
  employerId: string;
  sessionId: string;
}

/** What every adapter of the live port has to do, in Chromium. */
export function describeLivePort(
  { kind, firestore }: Adapter,
  launch: () => Promise<Browser>,
): void {
  describe(`the live port over ${kind}`, () => {
    let browser: Browser;
    let server: WholeServer;
    let chats: ChatService;
    let sessions: Sessions;
    let files: ReadonlyMap<string, string>;
    let origin = '';
    const networks: CuttingProxy[] = [];
    const random = steadyRandom(7);

    async function throughNetwork(target: string): Promise<string> {
      const network = await cuttingProxy(target, random);
      networks.push(network);
      return network.host;
    }

    beforeAll(async () => {
      const config = firestore && { firestore: await firestore(throughNetwork) };
      [files, server, browser] = await Promise.all([
        buildPage(),
        wholeServer({ clock: systemClock, ...(config && { config }) }),
        launch(),
      ]);
      chats = createChats({
        db: server.db,
        clock: systemClock,
        events: eventsOn(server.db, systemClock),
      }).chats;
      sessions = createSessions(server.db, systemClock);
      // Served by the server: a page whose files the test supplies itself may not call loopback
      server.app.get('/live-port/*', async (request, reply) => {
        const code = files.get(request.url.slice('/live-port/'.length));
        // Not a page of the site, whose policy allows its own scripts alone
        reply.header('content-security-policy', "script-src 'self'");
        return code === undefined
          ? reply.type('text/html').send(PAGE)
          : reply.type('text/javascript').send(code);
      });
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const address = server.app.server.address();
      if (address === null || typeof address === 'string') throw new Error('It does not listen.');
      origin = `http://${await throughNetwork(`127.0.0.1:${address.port}`)}`;
    });
    afterAll(async () => {
      await browser.close();
      await Promise.all(networks.map((network) => network.close()));
      await server.close();
    });

    async function listener(name: string): Promise<Listener> {
      const { db } = server;
      const uid = await aStoredUser(db, name);
      const employerId = await aStoredEmployer(db);
      const { id: jobId } = await aStoredJob(db, { employerId });
      const at = new Date().toISOString();
      const chatId = await aStoredApplication(db, { uid, jobId, at });
      const cookie = await db.transaction(async (tx) => {
        const value = await sessions.start(tx, uid);
        await appendSessionStart(tx, { userId: uid, sessionId: hashToken(value) });
        return value;
      });
      const context = await browser.newContext();
      await context.addCookies([{ name: 'vikari_session', value: cookie, url: origin }]);
      const page = await context.newPage();
      await page.goto(`${origin}/live-port/`);
      await page.evaluate((port) => window.listenLive(port), kind);
      const one = { page, uid, chatId, employerId, sessionId: hashToken(cookie) };
      await vi.waitFor(async () => expect(await typesOf(one)).toContain('resync'), PATIENTLY);
      return one;
    }

    const heardBy = ({ page }: Listener): Promise<LiveEvent[]> => page.evaluate(() => window.heard);
    const typesOf = async (one: Listener) => (await heardBy(one)).map(({ type }) => type);
    /** The texts of the messages that were received, in the order of their arrival. */
    const textsOf = async (one: Listener): Promise<string[]> =>
      (await heardBy(one)).flatMap((event) =>
        event.type === 'chat_message' && event.message.sender !== 'system'
          ? [event.message.text]
          : [],
      );
    const send = ({ chatId, employerId }: Listener, text: string) =>
      chats.send({ role: 'employer', id: employerId }, chatId, {
        clientId: randomUUID(),
        text,
        senderName: 'Rut',
      });
    const words = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`);
    const expectTexts = (one: Listener, texts: readonly string[]) =>
      vi.waitFor(async () => expect(await textsOf(one)).toEqual(texts), PATIENTLY);

    it('brings every message once, in order, and to its candidate only', async () => {
      const [tova, olle] = await Promise.all([listener('Tova'), listener('Olle')]);
      const texts = words('Tova', 20);
      for (const text of texts) await send(tova, text);
      await send(olle, 'Olle');
      await expectTexts(tova, texts);
      await expectTexts(olle, ['Olle']);
      expect(await heardBy(olle)).not.toContainEqual(
        expect.objectContaining({ chat: expect.objectContaining({ id: tova.chatId }) }),
      );
    });

    it('goes on where it was after the line was cut, and with a fifth of the lines dropped', async () => {
      const tova = await listener('Tova');
      await send(tova, 'före');
      await expectTexts(tova, ['före']);
      const cut = words('utan linje', 5);
      for (const network of networks) network.cut();
      for (const text of cut) await send(tova, text);
      await expectTexts(tova, ['före', ...cut]);

      for (const network of networks) network.drop(0.2);
      const dropped = words('svag linje', 30);
      for (const text of dropped) {
        await send(tova, text);
        for (const network of networks) network.drop(0.2);
      }
      await expectTexts(tova, ['före', ...cut, ...dropped]);
      for (const network of networks) network.drop(0);
    });

    it('ends with the session, at once', async () => {
      const [tova, olle] = await Promise.all([listener('Tova'), listener('Olle')]);
      await send(tova, 'inloggad');
      await expectTexts(tova, ['inloggad']);
      await sessions.end(tova.sessionId);
      await vi.waitFor(async () => expect(await typesOf(tova)).toContain('signed_out'), PATIENTLY);
      await send(tova, 'utloggad');
      // When a later message is there elsewhere, this one would be here too
      await send(olle, 'senare');
      await expectTexts(olle, ['senare']);
      expect(await textsOf(tova)).toEqual(['inloggad']);
      expect((await typesOf(tova)).at(-1)).toBe('signed_out');
    });
  });
}
