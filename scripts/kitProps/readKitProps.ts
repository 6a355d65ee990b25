import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Node } from 'typescript/unstable/ast';
import { API, type Checker, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync';
import type { KitProps, PropRow, PropsTable } from '../../stories/docs/kitProps';

const root = fileURLToPath(new URL('../../', import.meta.url));
const kit = `${root}ui-kit/`;
/** `SymbolFlags.Alias` and `SymbolFlags.Optional` of the compiler, whose enums are no values here. */
const ALIAS = 2_097_152;
const OPTIONAL = 16_777_216;
/** `TypeFlags.Union` */
const UNION = 134_217_728;

/** An element whose props are taken over, and the types of other libraries. */
const INHERITED = /ComponentPropsWith(?:out)?(?:Ref)?<'(?<element>[a-z0-9]+)'>/gu;

const isOwn = (symbol: TsSymbol): boolean =>
  symbol.declarations.some(({ path }) => path.toLowerCase().startsWith(kit.toLowerCase()));

/** The members of a union, since a property of only some of them is a prop too; else the type. */
function membersOf(type: Type): readonly Type[] {
  if ((type.flags & UNION) === 0) return [type];
  return 'getTypes' in type && typeof type.getTypes === 'function' ? type.getTypes() : [type];
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** The type as it is written, without what `exactOptionalPropertyTypes` needs. */
function typeText(checker: Checker, symbol: TsSymbol): string {
  const node = symbol.declarations[0]?.resolve();
  const written =
    node !== undefined && 'type' in node ? (node.type as Node | undefined)?.getText() : undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const text = written ?? (type === undefined ? 'unknown' : checker.typeToString(type));
  return oneLine(text)
    .replace(/^\|\s*/u, '')
    .replace(/\s*\|\s*undefined$/u, '');
}

/** The text of a doc comment, without its links' braces. */
const docText = (checker: Checker, symbol: TsSymbol): string =>
  oneLine(checker.getDocumentationCommentOfSymbol(symbol)).replace(/\{@link\s+([^}]+)\}/gu, '`$1`');

function tableOf(checker: Checker, name: string, type: Type, declared: string): PropsTable {
  const rows = new Map<string, PropRow>();
  const members = membersOf(type);
  const properties = members.map((member) => checker.getPropertiesOfType(member));
  const isRequired = (wanted: string) =>
    properties.every((own) =>
      own.some(({ name, flags }) => name === wanted && (flags & OPTIONAL) === 0),
    );
  for (const symbol of properties.flat().filter(isOwn)) {
    const text = typeText(checker, symbol);
    // `href?: undefined` in one member of a union only excludes a prop of another member.
    if (text === 'undefined' || text === 'never') continue;
    const known = rows.get(symbol.name);
    rows.set(symbol.name, {
      name: symbol.name,
      type: known && known.type !== text ? `${known.type} | ${text}` : text,
      isRequired: isRequired(symbol.name),
      text: known?.text || docText(checker, symbol),
    });
  }
  const elements = [...declared.matchAll(INHERITED)].map(({ groups }) => groups?.element ?? '');
  return {
    name,
    inherits: properties.flat().every(isOwn) ? [] : [...new Set(elements)],
    rows: [...rows.values()].sort(
      (a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name, 'en'),
    ),
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
  const target = (symbol.flags & ALIAS) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  return isOwn(target) ? target : undefined;
}

/** The exported props types of every component of the kit, read with TypeScript. */
export function readKitProps(): KitProps {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] });
    const project = snapshot.getProject(`${root}tsconfig.json`) ?? snapshot.getProjects()[0];
    if (!project) throw new Error('TypeScript did not open tsconfig.json.');
    const { checker, program } = project;
    const folders = readdirSync(kit).filter(
      (name) => /^[A-Z]/u.test(name) && existsSync(`${kit}${name}/index.ts`),
    );
    return Object.fromEntries(
      folders.sort().map((folder) => {
        const file = program.getSourceFile(`${kit}${folder}/index.ts`);
        const module = file && checker.getSymbolAtLocation(file);
        if (!module) throw new Error(`TypeScript does not know ui-kit/${folder}/index.ts.`);
        const tables = checker
          .getExportsOfModule(module)
          .filter(({ name }) => name.endsWith('Props'))
          .map((symbol) =>
            (symbol.flags & ALIAS) === 0 ? symbol : checker.getAliasedSymbol(symbol),
          )
          .map((symbol) =>
            tableOf(
              checker,
              symbol.name,
              checker.getDeclaredTypeOfSymbol(symbol),
              declaredText(checker, symbol),
            ),
          );
        // The component's own first, then its parts'
        const order = ({ name }: PropsTable) => (name === `${folder}Props` ? 0 : 1);
        return [folder, tables.sort((a, b) => order(a) - order(b))];
      }),
    );
  } finally {
    api.close();
  }
}
