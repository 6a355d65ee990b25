/** Filled in by the build (`scripts/vite/indexShape.ts`). */
declare const __INDEX_SHAPE__: string | undefined;

/**
 * The digest of all sources that shape an index of jobs; null for a program that runs from its
 * sources, which keeps no index: they may change any time.
 */
export const INDEX_SHAPE: string | null =
  typeof __INDEX_SHAPE__ === 'undefined' ? null : __INDEX_SHAPE__;
