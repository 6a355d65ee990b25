/**
 * Runs dependency-cruiser with swc as its parser. TypeScript 7 has no programming interface for
 * it to use, and by itself it never tells swc that a `.tsx` file holds JSX.
 */
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const parseFileSync = swc.parseFileSync.bind(swc);
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

await import('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
