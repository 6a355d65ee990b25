/** What the tabs of a browser tell each other of its session. */
export type SessionNews =
  /** Whom a tab has learnt to be signed in; null for nobody. */
  | { type: 'seen'; userId: string | null }
  /** A person signed out; `sessionsEnded` when they did so everywhere. */
  | { type: 'signed_out'; sessionsEnded: number | null };

/** Hears news; `fromHere` when this tab told it. */
type OnNews = (news: SessionNews, fromHere: boolean) => void;

const NAME = 'vikari.session';

const hasChannels = () => 'BroadcastChannel' in globalThis;

// The page's one listener, and its channel: both go when it stops listening
let listener: OnNews | null = null;
let channel: BroadcastChannel | null = null;

function open(): void {
  if (channel || !hasChannels()) return;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener?.(data, false);
}

/** An open channel would keep the page out of the back/forward cache. */
function close(): void {
  channel?.close();
  channel = null;
}

function handleStorage({ key, newValue }: StorageEvent): void {
  if (key === NAME && newValue !== null) listener?.(JSON.parse(newValue), false);
}

/** Tells every tab of the browser, this one included. */
export function tellAllTabs(news: SessionNews): void {
  listener?.(news, true);
  if (hasChannels()) {
    channel?.postMessage(news);
    return;
  }
  try {
    // The others hear of the writing; nothing stays
    window.localStorage.setItem(NAME, JSON.stringify(news));
    window.localStorage.removeItem(NAME);
  } catch {
    // No store either: the other tabs learn it from the server
  }
}

/** Hears what this tab and the others tell, one listener a page; answers how to stop. */
export function onSessionNews(onNews: OnNews): () => void {
  listener = onNews;
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
