import {
  isIdentifier,
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isIntersectionTypeNode,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeReferenceNode,
  type Node,
} from 'typescript/unstable/ast';
import type { Checker, Symbol as TsSymbol } from 'typescript/unstable/sync';
import { isOwn, literalsOf, oneLine, TYPE_PARAMETER, target, unwrapped, walk } from './source.ts';

/** Longer lists of values are in the list of types, not in the row. */
const MOST_VALUES = 12;

/** A type as a row shows it, and what is named in it. */
export interface ShownType {
  text: string;
  symbols: readonly TsSymbol[];
  /** A type that is written in its place: its parts are listed below, under this prop. */
  object: boolean;
}

/** The outermost references to types in a node, and where their names are. */
function referencesIn(node: Node): Node[] {
  const found: Node[] = [];
  walk(node, (child) => {
    if (isTypeReferenceNode(child) && isIdentifier(child.typeName)) found.push(child.typeName);
  });
  return found;
}

/** Replaces parts of the text of a node, by their place in it. */
function replaced(node: Node, parts: readonly { at: Node; by: string }[]): string {
  const start = node.getStart();
  let text = node.getText();
  for (const { at, by } of parts.toSorted((a, b) => b.at.pos - a.at.pos)) {
    text = text.slice(0, at.getStart() - start) + by + text.slice(at.end - start);
  }
  const plain = oneLine(text).replace(/^\|\s*/u, '');
  return unwrapped(plain.replace(/\s*\|\s*undefined$/u, ''));
}

/** The text of a type's declaration. */
export const writtenOf = (symbol: TsSymbol): string =>
  symbol.declarations[0]?.resolve()?.getText() ?? '';

/** A type as it is written, with the values of unions that have a name, and `object` in braces. */
export function shownType(checker: Checker, node: Node): ShownType {
  if (isIndexedAccessTypeNode(node)) {
    const type = checker.getTypeAtLocation(node);
    const text = type ? checker.typeToString(type).replaceAll('"', "'") : oneLine(node.getText());
    return { text: text.replace(/\s*\|\s*undefined$/u, ''), symbols: [], object: false };
  }
  const literal = isTypeLiteralNode(node) || isIntersectionTypeNode(node);
  if (literal) return { text: '', symbols: [], object: true };
  const parts: { at: Node; by: string }[] = [];
  const symbols: TsSymbol[] = [];
  for (const name of referencesIn(node)) {
    const found = checker.getSymbolAtLocation(name);
    if (!found) continue;
    const symbol = target(checker, found);
    const type = isOwn(symbol) ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
    const values =
      type && (symbol.flags & TYPE_PARAMETER) === 0
        ? literalsOf(checker, type, writtenOf(symbol))
        : null;
    if (values === null || values.length > MOST_VALUES) symbols.push(symbol);
    else {
      const alone = name.parent === node;
      parts.push({ at: name, by: alone ? values.join(' | ') : `(${values.join(' | ')})` });
    }
  }
  return { text: replaced(node, parts), symbols, object: false };
}

/** How a type of the kit is explained: by the parts of an object, or as it is written. */
export function declarationOf(symbol: TsSymbol): { node: Node; byRows: boolean } | undefined {
  for (const handle of symbol.declarations) {
    const node = handle.resolve();
    if (node && isInterfaceDeclaration(node)) return { node, byRows: true };
    if (node && isTypeAliasDeclaration(node)) {
      const { type } = node;
      return { node: type, byRows: isTypeLiteralNode(type) || isIntersectionTypeNode(type) };
    }
  }
  return undefined;
}
