import { UNREACHABLE } from './pageStart';

/** Where a built file names another one that is loaded before it runs. */
const IMPORTED = /\b(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/gu;

/**
 * @throws an error named `UNREACHABLE` without the server's own answer, which is the file, or that it
 *   is gone: whoever stands between answers with pages of theirs.
 */
async function answerTo(address: string): Promise<string> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this is no call of a service
    const answer = await fetch(address);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status === 404 || (answer.ok && type.includes('script'))) return await answer.text();
    throw answer.status;
  } catch (cause) {
    throw Object.assign(new Error(address, { cause }), { name: UNREACHABLE });
  }
}

/** Reads a built file into the browser's cache; the addresses of those that it imports. */
async function readFile(address: string): Promise<string[]> {
  const code = await answerTo(address);
  const beside = (name: string): string => new URL(name, location.origin + address).pathname;
  return Array.from(code.matchAll(IMPORTED), ([, name = '']) => beside(name));
}

/**
 * Makes the function that loads built files that come late. Chromium keeps for a document's life that
 * a script could not be loaded, also one that another imports. So all files of a part are read first,
 * which may fail and be tried again, and are imported from the browser's cache. The build puts the
 * function around every `import()` (`scripts/vite/lateImports.ts`).
 *
 * @param folder - the path of the built files.
 */
export function createLateImport(folder: string): Window['vikariImport'] {
  /** What each file imports, by address; of files whose reading failed, nothing is kept. */
  const files = new Map<string, Promise<string[]>>();

  /** What a file imports; nothing for one that the page began with, which has all of its own. */
  function importsOf(address: string): Promise<string[]> {
    if (document.querySelector(`[src="${address}"],[href="${address}"]`))
      return Promise.resolve([]);
    const known = files.get(address);
    if (known) return known;
    const reading = readFile(address);
    files.set(address, reading);
    reading.catch(() => files.delete(address));
    return reading;
  }

  async function readAll(address: string): Promise<void> {
    const seen = new Set<string>();
    for (let next = [address]; next.length > 0; ) {
      for (const one of next) seen.add(one);
      const imports = (await Promise.all(next.map(importsOf))).flat();
      next = [...new Set(imports)].filter((one) => !seen.has(one));
    }
  }

  return async (load, address) => {
    await readAll(new URL(address, location.origin + folder).pathname);
    return load(address);
  };
}
