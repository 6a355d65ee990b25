/** The messages between the tabs of a browser about its session. */
export type SessionMessage =
  /** A tab has read who is signed in; null for a visitor. */
  | { type: 'seen'; userId: string | null }
  /** The user signed out; `sessionsEnded` when they did so everywhere. */
  | { type: 'signed_out'; sessionsEnded: number | null };

/** Receives a message; `fromHere` when this tab sent it. */
type OnMessage = (message: SessionMessage, fromHere: boolean) => void;

const NAME = 'vikari.session';

const hasChannels = () => 'BroadcastChannel' in globalThis;

// The page's one listener and its channel; both are removed when it stops listening
let listener: OnMessage | null = null;
let channel: BroadcastChannel | null = null;

function open(): void {
  if (channel || !hasChannels()) return;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener?.(data, false);
}

/** An open channel would keep the page out of the back/forward cache. */
function close(): void {
  channel?.close();
  channel = null;
}

function handleStorage({ key, newValue }: StorageEvent): void {
  if (key === NAME && newValue !== null) listener?.(JSON.parse(newValue), false);
}

/** Sends a message to every tab of the browser, this one included. */
export function notifyTabs(message: SessionMessage): void {
  listener?.(message, true);
  if (hasChannels()) {
    channel?.postMessage(message);
    return;
  }
  try {
    // The other tabs get a storage event; nothing stays stored
    window.localStorage.setItem(NAME, JSON.stringify(message));
    window.localStorage.removeItem(NAME);
  } catch {
    // No storage either: the other tabs read it from the server
  }
}

/** Listens to messages of this tab and the others, one listener per page. Returns how to stop. */
export function onSessionMessage(onMessage: OnMessage): () => void {
  listener = onMessage;
  open();
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return () => {
    listener = null;
    close();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
  };
}
