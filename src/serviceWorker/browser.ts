/** What pages and their copies are made from; a test gives its own. */
export interface Store {
  caches: CacheStorage;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** The languages that the browser prefers, as tags. */
  languages: readonly string[];
}

/** The caches of this worker. An older worker's others are deleted. */
export const CACHES = {
  /** The offline page in each language. */
  offline: 'offline-1',
  /** Copies of jobs' pages. */
  pages: 'kept-pages-1',
  /** The style sheets and fonts of both. */
  looks: 'looks-1',
  /** Built files as pages use them; their names change with their contents. */
  assets: 'assets-1',
} as const;

export async function deleteOldCaches({ caches }: Pick<Store, 'caches'>): Promise<void> {
  const ours: readonly string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)),
  );
}
