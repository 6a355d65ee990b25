/**
 * Runs dependency-cruiser with swc as its parser. TypeScript 7 has no API for it to use, and
 * without this script it does not turn on JSX in swc for `.tsx` files.
 */
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const parseFileSync = swc.parseFileSync.bind(swc);
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

await import('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
