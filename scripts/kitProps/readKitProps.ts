import { readdirSync } from 'node:fs';
import type { Node } from 'typescript/unstable/ast';
import type { Checker, Program, Symbol as TsSymbol, Type } from 'typescript/unstable/sync';
import type { KitProps, PropsTable } from '../../stories/docs/kitProps';
import { explainedTypes } from './explainTypes.ts';
import { mapKit } from './openKit.ts';
import { type Reading, rowsOf } from './propRows.ts';
import { readDefaults } from './readDefaults.ts';
import { isOwn, kit, target } from './source.ts';

/** An element whose props are taken over, and the types of other libraries. */
const INHERITED = /ComponentProps(?:With(?:out)?Ref)?<'(?<element>[a-z0-9]+)'>/gu;

function tableOf(reading: Reading, name: string, type: Type, declared: string): PropsTable {
  const { rows, named, inherits } = rowsOf(reading, name, type);
  const elements = [...declared.matchAll(INHERITED)].map(({ groups }) => groups?.element ?? '');
  return {
    name,
    inherits: inherits ? [...new Set(elements)] : [],
    rows,
    types: explainedTypes(reading, named),
  };
}

/**
 * The text of a type's declarations and of the kit's types named in them, in which the elements are
 * found whose props it takes over.
 */
function declaredText(checker: Checker, symbol: TsSymbol, seen = new Set<string>()): string {
  let text = '';
  for (const handle of symbol.declarations) {
    const node = handle.resolve();
    if (!node || !isOwn(symbol)) continue;
    const body = node.getText();
    // Of an interface only what it extends: a member's type is no base.
    const heads = body.startsWith('export interface') || body.startsWith('interface');
    text += heads ? body.slice(0, body.indexOf('{')) : body;
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/gu)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const found = symbolNamed(checker, node, name);
      if (found) text += ` ${declaredText(checker, found, seen)}`;
    }
  }
  return text;
}

function symbolNamed(checker: Checker, node: Node, name: string): TsSymbol | undefined {
  const file = node.getSourceFile();
  const at = new RegExp(`\\b${name}\\b`, 'u').exec(file.text);
  if (at === null) return undefined;
  const symbol = checker.getSymbolAtPosition(file.fileName, at.index);
  if (!symbol) return undefined;
  const meant = target(checker, symbol);
  return isOwn(meant) ? meant : undefined;
}

/** The files of a folder of the kit, but its tests. */
const sourceFilesOf = (program: Program, folder: string) =>
  readdirSync(`${kit}${folder}`)
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\./u.test(name))
    .flatMap((name) => program.getSourceFile(`${kit}${folder}/${name}`) ?? []);

/** The exported props types of every component of the kit, and the types that they name. */
export function readKitProps(): KitProps {
  const read = mapKit(({ checker, program, folder, propsTypes }) => {
    const defaults = readDefaults(checker, sourceFilesOf(program, folder));
    const tables = propsTypes.map((symbol) =>
      tableOf(
        { checker, defaults, folder },
        symbol.name,
        checker.getDeclaredTypeOfSymbol(symbol),
        declaredText(checker, symbol),
      ),
    );
    // The component's own first, then its parts'
    const order = ({ name }: PropsTable) => (name === `${folder}Props` ? 0 : 1);
    return [folder, tables.sort((a, b) => order(a) - order(b))] as const;
  });
  return Object.fromEntries(read);
}

let known: KitProps | null = null;

/**
 * The same, read once in a process: for commands and tests, under which the kit stays as it is. Reading
 * it takes TypeScript several seconds.
 */
export function knownKitProps(): KitProps {
  known ??= readKitProps();
  return known;
}
