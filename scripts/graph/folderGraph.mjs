import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';

/**
 * An import between two files of one half of the house.
 *
 * @typedef {{ from: string, to: string, typeOnly: boolean }} Arrow paths from the half's folder
 */

const { parseSync } = createRequire(import.meta.url)('@swc/core');

/** Tests and what only they use are no part of the house. */
const TESTS = /\.test\.ts$|(^|\/)testing\/|^(chaos|faults|hostile|shutdown)\//;

/** The folder of a file; files beside the folders are the root. */
const folderOf = (path) => (path.includes('/') ? path.split('/')[0] : '(root)');

const isType = (specifier) => specifier.type === 'ImportSpecifier' && specifier.isTypeOnly;

/** The imports of a module: static, re-exporting and dynamic ones. */
function importsOf(source) {
  const found = [];
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  for (const item of body) {
    if (item.type === 'ImportDeclaration') {
      const typeOnly =
        item.typeOnly || (item.specifiers.length > 0 && item.specifiers.every(isType));
      found.push({ path: item.source.value, typeOnly });
    } else if (item.type.startsWith('Export') && item.source) {
      found.push({ path: item.source.value, typeOnly: item.typeOnly ?? false });
    }
  }
  for (const [, path] of source.matchAll(/\bimport\(\s*'([^']+)'/g)) {
    found.push({ path, typeOnly: false });
  }
  return found;
}

/**
 * Every import from one folder of a half of the house into another of it.
 *
 * @param {string} root - the half's folder, with a slash at the end.
 * @param {string} alias - what absolute imports of it begin with, `#domain/`.
 * @returns {Arrow[]}
 */
export function arrowsBetweenFolders(root, alias) {
  const files = readdirSync(root, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !TESTS.test(path));
  return files
    .flatMap((from) =>
      importsOf(readFileSync(join(root, from), 'utf8'))
        .filter(({ path }) => path.startsWith('.') || path.startsWith(alias))
        .map(({ path, typeOnly }) => ({
          from,
          to: path.startsWith(alias)
            ? path.slice(alias.length)
            : normalize(join(dirname(from), path)).replaceAll('\\', '/'),
          typeOnly,
        })),
    )
    .filter(({ from, to }) => folderOf(from) !== folderOf(to) && !to.startsWith('..'));
}

/**
 * The knots: sets of folders each of which reaches every other of its set (Tarjan).
 *
 * @param {readonly Arrow[]} arrows
 * @returns {string[][]} the largest first
 */
export function knotsOf(arrows) {
  const next = new Map();
  for (const { from, to } of arrows) {
    const [a, b] = [folderOf(from), folderOf(to)];
    next.set(a, (next.get(a) ?? new Set()).add(b));
  }
  const [indexOf, lowOf, stack, knots] = [new Map(), new Map(), [], []];
  const visit = (folder) => {
    indexOf.set(folder, indexOf.size);
    lowOf.set(folder, indexOf.get(folder));
    stack.push(folder);
    for (const other of next.get(folder) ?? []) {
      if (!indexOf.has(other)) visit(other);
      if (stack.includes(other)) {
        lowOf.set(folder, Math.min(lowOf.get(folder), lowOf.get(other)));
      }
    }
    if (lowOf.get(folder) !== indexOf.get(folder)) return;
    const knot = stack.splice(stack.indexOf(folder));
    if (knot.length > 1) knots.push(knot.sort());
  };
  for (const folder of next.keys()) if (!indexOf.has(folder)) visit(folder);
  return knots.sort((a, b) => b.length - a.length);
}

/** Pairs of folders that import each other, as `a ⇄ b`. */
export function mutualPairs(arrows) {
  const pairs = new Set(arrows.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`));
  return [...pairs]
    .map((pair) => pair.split(' '))
    .filter(([a, b]) => a < b && pairs.has(`${b} ${a}`))
    .map(([a, b]) => `${a} ⇄ ${b}`);
}

/** Imports of another folder's repository; storage has none of a subject. */
export function foreignRepositories(arrows) {
  return arrows.filter(({ to }) => /\.repository$/.test(to) && folderOf(to) !== 'storage');
}

/** Imports of a folder that does not stand before their own. */
export function upwardArrows(arrows, order) {
  const place = (folder) => (order.includes(folder) ? order.indexOf(folder) : order.length);
  return arrows.filter(({ from, to }) => place(folderOf(to)) >= place(folderOf(from)));
}
