import type { SendMessageRequest, SentDocuments, sendMessage } from '#domain/api/chats';
import type { ResponseOf } from '#domain/api/endpoint';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import { confirmNumbers } from '../lib/forms/confirmedNumbers';
import { keepTrying } from '../lib/keepTrying';
import { randomUuid } from '../lib/randomUuid';
import { DRAFT_PREFIX, UNSENT_PREFIX } from '../lib/store/sessionStore';
import { type DraftStore, nameIn } from '../session/drafts/draftStore';
import {
  byOrder,
  mayPass,
  nextOrder,
  nextToSend,
  parseUnsent,
  type UnsentMessage,
  withoutUnsent,
  withUnsent,
} from './unsent';

const LOCK = 'vikari.unsent';
/** Milliseconds after which a call is given up, and sent again. */
const CALL_LIMIT = 30_000;
/**
 * Milliseconds: the longest pause between tries. Short, since the other side waits for an answer.
 */
const LONGEST_PAUSE = 15_000;
/** Milliseconds after which a tab that waits for another tab's lock sends too: that is harmless. */
const LOCK_LIMIT = 30_000;

type Sent = ResponseOf<typeof sendMessage>;

export interface UnsentOptions {
  drafts: DraftStore;
  /** Rejects with an `ApiError`, or with something else when the call was given up. */
  send: (request: SendMessageRequest, signal: AbortSignal) => Promise<Sent>;
  /** The server has acknowledged a message. */
  onSent: (sent: Sent) => void;
  /** The list has changed. */
  onChange: (list: readonly UnsentMessage[]) => void;
  /** A message waits until the user signs in. */
  onSignedOut: () => void;
}

/**
 * A candidate's unsent messages, kept as drafts: they outlive a reload and a closed tab, every tab
 * shows them, and one tab at a time sends them.
 */
export interface UnsentStore {
  add(chatId: string, message: { text: string; documents?: SentDocuments }): void;
  /** Sends a refused message once more, after the others of its chat. */
  resend(clientId: string): void;
  discard(clientId: string): void;
  /** Reads what is kept, shows it, and sends what is to be sent. */
  start(): void;
  /** Resolves when nothing is being sent or waits for its next try. */
  settled(): Promise<void>;
}

export function createUnsentStore(options: UnsentOptions): UnsentStore {
  const { drafts, send, onSent, onChange, onSignedOut } = options;
  const waker = new EventTarget();
  let list: readonly UnsentMessage[] = [];
  let running: Promise<void> | null = null;

  const nameOf = ({ chatId, clientId }: UnsentMessage) => `${UNSENT_PREFIX}${chatId}.${clientId}`;

  function change(next: readonly UnsentMessage[]): void {
    list = next;
    if (!drafts.closing.aborted) onChange(list);
  }

  function put(message: UnsentMessage): void {
    drafts.write(nameOf(message), message);
    change(withUnsent(list, message));
  }

  function remove(message: UnsentMessage): void {
    drafts.remove(nameOf(message));
    change(withoutUnsent(list, message.clientId));
  }

  /** Reads what this tab and the others have kept. False when something could not be read now. */
  async function read(): Promise<boolean> {
    const kept = await Promise.all(
      drafts.names(UNSENT_PREFIX).map(async (name) => parseUnsent(await drafts.read(name))),
    );
    // Messages may have been sent, discarded and added meanwhile
    const names = drafts.names(UNSENT_PREFIX);
    const messages = names.flatMap((name) => {
      const isNamed = (one: UnsentMessage | null) => one !== null && nameOf(one) === name;
      return kept.find(isNamed) ?? list.find(isNamed) ?? [];
    });
    const waits = new Set(list.flatMap(({ clientId, tooMany }) => (tooMany ? [clientId] : [])));
    const noted = messages.map((one) =>
      waits.has(one.clientId) ? { ...one, tooMany: true as const } : one,
    );
    change(noted.sort(byOrder));
    return messages.length === names.length;
  }

  async function sendOne(message: UnsentMessage): Promise<void> {
    const { chatId, clientId, text, documents } = message;
    const request = { chatId, clientId, text, ...(documents && { documents }) };
    // Nothing is put here before its writer has been asked, perhaps before this page was loaded
    confirmNumbers([text]);
    const sent = await withLimit(drafts.closing, (signal) => send(request, signal));
    if (drafts.closing.aborted) return;
    onSent(sent);
    remove(message);
  }

  /** Sends everything in the order of each chat. Rejects when something is left for a later try. */
  async function sendAll(onProgress: () => void): Promise<void> {
    const heldUp = new Set<string>();
    let failure: unknown = (await read()) ? undefined : new Error('The key could not be read.');
    let next = nextToSend(list, heldUp);
    while (next && !drafts.closing.aborted) {
      try {
        await sendOne(next);
        onProgress();
      } catch (error) {
        if (isRefusal(error)) {
          refuse(next, error.code);
        } else {
          heldUp.add(next.chatId);
          failure = error;
          noteTooMany(next, error);
        }
      }
      next = nextToSend(list, heldUp);
    }
    if (failure !== undefined) throw failure;
  }

  function refuse(message: UnsentMessage, refusal: ErrorCode): void {
    // It may have been discarded meanwhile
    if (list.some(({ clientId }) => clientId === message.clientId)) put({ ...message, refusal });
  }

  /** Says of a message that waits whether it does so for its rate: in this tab, until the next try. */
  function noteTooMany({ tooMany: _, ...message }: UnsentMessage, error: unknown): void {
    const isNow = error instanceof ApiError && error.code === 'rate_limited';
    if (!list.some(({ clientId }) => clientId === message.clientId)) return;
    change(withUnsent(list, isNow ? { ...message, tooMany: true } : message));
  }

  const sendsLater = () => nextToSend(list, new Set()) !== undefined;

  async function run(): Promise<void> {
    try {
      await keepTrying((onProgress) => alone(drafts.closing, () => sendAll(onProgress)), {
        signal: drafts.closing,
        mayPass,
        waker,
        longestPause: LONGEST_PAUSE,
      });
    } catch {
      running = null;
      if (!drafts.closing.aborted) onSignedOut();
      return;
    }
    running = null;
    // One was added after the last was sent
    if (sendsLater()) start();
  }

  function start(): void {
    waker.dispatchEvent(new Event('wake'));
    running ??= run();
  }

  window.addEventListener(
    'storage',
    ({ key }) => {
      const name = key?.startsWith(DRAFT_PREFIX) ? nameIn(key) : '';
      if (!name.startsWith(UNSENT_PREFIX)) return;
      drafts.reload(name);
      // The tab that wrote it may be closed
      void read().then(() => sendsLater() && start());
    },
    { signal: drafts.closing },
  );

  return {
    add(chatId, { text, documents }) {
      put({
        chatId,
        clientId: randomUuid(),
        text,
        documents,
        order: nextOrder(list, chatId, Date.now()),
        writtenAt: new Date().toISOString(),
        refusal: null,
      });
      start();
    },
    resend(clientId) {
      const message = list.find((one) => one.clientId === clientId);
      if (!message) return;
      put({ ...message, order: nextOrder(list, message.chatId, Date.now()), refusal: null });
      start();
    },
    discard(clientId) {
      const message = list.find((one) => one.clientId === clientId);
      if (message) remove(message);
    },
    start,
    settled: async () => void (await running),
  };
}

/** Whether the server has refused a message for good. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'authentication_required' && !mayPass(error);

/** A call that is given up after a while, and at sign-out. */
async function withLimit<Result>(
  closing: AbortSignal,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, CALL_LIMIT);
  closing.addEventListener('abort', end);
  try {
    return await call(over.signal);
  } finally {
    clearTimeout(timer);
    closing.removeEventListener('abort', end);
  }
}

/** Runs some work under a lock, so that no other tab runs it at the same time. */
async function alone(closing: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Absent when the page is not secure, and in old browsers, despite its type
  if (!('locks' in navigator)) return work();
  let begun = false;
  const locked = (signal: AbortSignal) =>
    navigator.locks.request(LOCK, { signal }, () => {
      begun = true;
      return work();
    });
  const waiting = new AbortController();
  const end = () => waiting.abort();
  const timer = setTimeout(end, LOCK_LIMIT);
  closing.addEventListener('abort', end);
  try {
    await locked(waiting.signal);
  } catch (error) {
    if (begun || closing.aborted) throw error;
    // Another tab holds it for too long, or locks are forbidden
    await work();
  } finally {
    clearTimeout(timer);
    closing.removeEventListener('abort', end);
  }
}
