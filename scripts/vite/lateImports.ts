import type { Plugin } from 'vite';

/** An import of a built file, whose name stands in the code. */
const LATE = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/gu;

/** A chunk whose late imports can be tried again: see `src/beforeHydration/lateImport.ts`. */
export const withLateImports = (code: string): string =>
  code.replace(LATE, (_import, quote: string, address: string) => {
    return `vikariImport(a=>import(a),${quote}${address}${quote})`;
  });

/** Puts `vikariImport` around every import of a file that comes late. */
export function lateImports(): Plugin {
  return {
    name: 'vikari-late-imports',
    apply: 'build',
    renderChunk: (code) => ({ code: withLateImports(code), map: null }),
  };
}
