/** How many messages the chats of the first people have. */
export const THREADS = [100, 100_000] as const;

/** A request from the measuring process to a server's process. */
export interface ToServer {
  ask: 'rss' | 'stop';
}

/** A candidate of the server: their chat and their session's cookie. */
export interface Person {
  chatId: string;
  cookie: string;
}

/** Where the product's server is and who may write there, the peer's address, or bytes of memory. */
export type FromServer =
  | { url: string; people: Person[]; key: string }
  | { url: string }
  | { rss: number };
