/**
 * Makes the function that loads built files that come late. Chromium keeps for a document's life that an
 * address could not be loaded, so that after a lost connection the same file is asked for at another
 * one. The build puts it around every `import()` (`scripts/vite/lateImports.ts`).
 */
export function createLateImport(): Window['vikariImport'] {
  /** How often a file could not be loaded, by its address. */
  const failures = new Map<string, number>();
  return async (load, address) => {
    const failed = failures.get(address);
    try {
      return await load(failed ? `${address}?again=${failed}` : address);
    } catch (error) {
      failures.set(address, (failed ?? 0) + 1);
      throw error;
    }
  };
}
