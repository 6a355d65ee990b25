import { resolve } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import type { Checker, Symbol as TsSymbol, Type } from 'typescript/unstable/sync';

export const root = `${resolve(import.meta.dirname, '../..')}/`;
export const kit = `${root}ui-kit/`;

/** `SymbolFlags` and `TypeFlags` of the compiler, whose enums are no values here. */
const ALIAS = 2_097_152;
export const OPTIONAL = 16_777_216;
export const TYPE_PARAMETER = 262_144;
const UNION = 134_217_728;
/** Text, number and boolean literals. */
const LITERAL = 7168;

/** Whether the kit itself declares it. */
export const isOwn = (symbol: TsSymbol): boolean =>
  symbol.declarations.some(({ path }) => path.toLowerCase().startsWith(kit.toLowerCase()));

/** The members of a union, since a property of only some of them is a prop too; else the type. */
export function membersOf(type: Type): readonly Type[] {
  if ((type.flags & UNION) === 0) return [type];
  return 'getTypes' in type && typeof type.getTypes === 'function' ? type.getTypes() : [type];
}

/**
 * The values of a union of literals, in the order of its declaration; null for any other type.
 *
 * @param written - the text of the declaration.
 */
export function literalsOf(checker: Checker, type: Type, written = ''): string[] | null {
  const members = membersOf(type);
  if (!members.every(({ flags }) => (flags & LITERAL) !== 0)) return null;
  const values = members.map((member) => checker.typeToString(member).replaceAll('"', "'"));
  const placeOf = (value: string) =>
    new RegExp(`(?<!\\w)${value}(?!\\w)`, 'u').exec(written)?.index;
  return values.sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
}

/** Without brackets around the whole. */
export function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return at === text.length - 1 ? text.slice(1, -1) : text;
  }
  return text;
}

/** What an imported name stands for. */
export const target = (checker: Checker, symbol: TsSymbol): TsSymbol =>
  (symbol.flags & ALIAS) === 0 ? symbol : checker.getAliasedSymbol(symbol);

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/(?<!['"`:])\/\/.*$/gmu, '');

/** Source text in one line, without its comments. */
export const oneLine = (text: string) => withoutComments(text).replace(/\s+/gu, ' ').trim();

/** The text of a doc comment, without its links' braces. */
export const docText = (checker: Checker, symbol: TsSymbol): string =>
  checker
    .getDocumentationCommentOfSymbol(symbol)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\{@link\s+([^}]+)\}/gu, '`$1`');

/** Calls back with the node and all that is in it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.forEachChild((child) => {
    walk(child, visit);
  });
}
