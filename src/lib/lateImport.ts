/** How often a file could not be loaded, by its address. */
const failures = new Map<string, number>();

/**
 * Loads a built file that comes late. Chromium keeps for a document's life that an address could not
 * be loaded, so that after a lost connection the same file is asked for at another one. The build puts
 * it around every `import()` (`scripts/vite/lateImports.ts`).
 *
 * @param load - imports an address, relative to the file that asks.
 */
export async function lateImport<Module>(
  load: (address: string) => Promise<Module>,
  address: string,
): Promise<Module> {
  const failed = failures.get(address) ?? 0;
  try {
    return await load(failed === 0 ? address : `${address}?again=${failed}`);
  } catch (error) {
    failures.set(address, failed + 1);
    throw error;
  }
}

Object.assign(globalThis, { vikariImport: lateImport });
