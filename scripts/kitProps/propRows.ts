import type { Node } from 'typescript/unstable/ast';
import type { Checker, Symbol as TsSymbol, Type } from 'typescript/unstable/sync';
import type { PropRow } from '../../stories/docs/kitProps';
import { type ShownType, shownType } from './namedTypes.ts';
import { type Defaults, saidDefault, withoutDefault, writtenDefault } from './readDefaults.ts';
import { docText, isOwn, kit, membersOf, OPTIONAL } from './source.ts';

/** What the tables of a folder are read with. */
export interface Reading {
  checker: Checker;
  /** `Button` */
  folder: string;
  defaults: Defaults;
}

/** A type in the place of a name: of the kit, of others, or a type parameter. */
export type Named = TsSymbol | { name: string; property: TsSymbol };

/** The type of a prop: as it is written, without what `exactOptionalPropertyTypes` needs. */
function typeOf(checker: Checker, symbol: TsSymbol): ShownType {
  const node = symbol.declarations[0]?.resolve();
  const written =
    node !== undefined && 'type' in node ? (node.type as Node | undefined) : undefined;
  if (written) return shownType(checker, written);
  const type = checker.getTypeOfSymbol(symbol);
  const text = type === undefined ? 'unknown' : checker.typeToString(type).replaceAll('"', "'");
  return { text: text.replace(/\s*\|\s*undefined$/u, ''), symbols: [], object: false };
}

interface Rows {
  rows: PropRow[];
  named: Named[];
  /** Whether props of an element are among its own. */
  inherits: boolean;
}

/** The props of a type that the kit declares, and the types that they name. */
export function rowsOf({ checker, defaults, folder }: Reading, name: string, type: Type): Rows {
  const rows = new Map<string, PropRow>();
  const named: Named[] = [];
  const properties = membersOf(type).map((member) => checker.getPropertiesOfType(member));
  const isRequired = (wanted: string) =>
    properties.every((own) =>
      own.some(({ name, flags }) => name === wanted && (flags & OPTIONAL) === 0),
    );
  for (const symbol of properties.flat().filter(isOwn)) {
    const shown = typeOf(checker, symbol);
    const text = shown.object ? `${name}['${symbol.name}']` : shown.text;
    // `href?: undefined` in one member of a union only excludes a prop of another member.
    if (text === 'undefined' || text === 'never') continue;
    named.push(...shown.symbols, ...(shown.object ? [{ name: text, property: symbol }] : []));
    const known = rows.get(symbol.name);
    const said = docText(checker, symbol);
    const written = writtenDefault(defaults, symbol, name);
    const value = known?.defaultValue ?? written ?? saidDefault(said);
    const saysItself = symbol.declarations.some(({ path }) =>
      path.toLowerCase().startsWith(`${kit}${folder}/`.toLowerCase()),
    );
    if (written !== null && saysItself && (saidDefault(said) ?? written) !== written) {
      throw new Error(
        `${name}.${symbol.name} is ${written}, and its comment says another default.`,
      );
    }
    rows.set(symbol.name, {
      name: symbol.name,
      type: known && known.type !== text ? `${known.type} | ${text}` : text,
      isRequired: isRequired(symbol.name),
      defaultValue: value,
      text: known?.text || withoutDefault(said),
    });
  }
  return {
    rows: [...rows.values()].sort(
      (a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name, 'en'),
    ),
    named,
    inherits: !properties.flat().every(isOwn),
  };
}
