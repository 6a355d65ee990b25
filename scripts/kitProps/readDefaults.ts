import {
  isBindingElement,
  isIdentifier,
  isObjectBindingPattern,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Checker, NodeHandle, Symbol as TsSymbol } from 'typescript/unstable/sync';
import { oneLine, walk } from './source.ts';

/** Where props are destructured: each with a default is written beside it. */
interface WrittenDefault {
  /** The type that is destructured: `ButtonProps`. */
  of: string;
  text: string;
}

/** The defaults of a folder's props, by where the prop is declared. */
export type Defaults = ReadonlyMap<string, readonly WrittenDefault[]>;

const keyOf = ({ path, index }: NodeHandle) => `${path}:${index}`;

/** The value of a constant with a plain value, else the text itself. */
function plainText(checker: Checker, initializer: Node): string {
  if (isIdentifier(initializer)) {
    const declared = checker.getSymbolAtLocation(initializer)?.valueDeclaration?.resolve();
    const value = declared && isVariableDeclaration(declared) ? declared.initializer : undefined;
    const text = value ? oneLine(value.getText()) : '';
    if (/^(?:[\d_.]+|'[^']*'|true|false|null|new \w+\(\)|\[.{0,60}\]|\{.{0,60}\})$/u.test(text))
      return text;
  }
  return oneLine(initializer.getText());
}

/** What a provider says in the place of a prop; the prop's comment says so in words. */
const OF_PROVIDER = /^(?:kitTexts\(\)|kitValue\(|outer\.)/u;

/** Reads the destructured parameters and constants of files. */
export function readDefaults(checker: Checker, files: readonly SourceFile[]): Defaults {
  const found = new Map<string, WrittenDefault[]>();
  for (const file of files) {
    walk(file, (node) => {
      if (!isObjectBindingPattern(node)) return;
      const withDefault = node.elements.filter(
        (element) => isBindingElement(element) && element.initializer !== undefined,
      );
      if (withDefault.length === 0) return;
      const type = checker.getTypeAtLocation(node);
      if (!type) return;
      const of = checker.typeToString(type);
      for (const element of withDefault) {
        const name = (element.propertyName ?? element.name)?.getText();
        const property = name === undefined ? undefined : checker.getPropertyOfType(type, name);
        if (!property || !element.initializer) continue;
        const text = plainText(checker, element.initializer);
        if (OF_PROVIDER.test(text)) continue;
        for (const declaration of property.declarations) {
          const key = keyOf(declaration);
          found.set(key, [...(found.get(key) ?? []), { of, text }]);
        }
      }
    });
  }
  return found;
}

/** “Default `medium`.” of a doc comment: what is written in it, and the whole sentence. */
const SAID = /\s*\bDefault:? (?:a plain )?(?<value>`[^`]+`|''|-?\d+|true|false|null)(?:\.|(?=:))/u;

/** The default of a prop as its doc comment says it, as source text; null when it says none. */
export function saidDefault(text: string): string | null {
  const value = SAID.exec(text)?.groups?.value;
  if (value === undefined) return null;
  if (!value.startsWith('`')) return value;
  const word = value.slice(1, -1);
  return /^(?:-?[\d.]+|true|false|null|\[\])$/u.test(word) ? word : `'${word.replaceAll("'", '')}'`;
}

/** The doc comment without the sentence that the column of defaults says. */
export const withoutDefault = (text: string) =>
  text.replace(SAID, (said) => (said.endsWith('.') ? '' : said)).trim();

/**
 * The default of a prop in the code: of the component whose props they are, else what the folder's
 * parts agree on. Null when there is none.
 *
 * @throws when parts disagree: the table could then not be true.
 */
export function writtenDefault(
  defaults: Defaults,
  property: TsSymbol,
  table: string,
): string | null {
  const all = property.declarations.flatMap((handle) => defaults.get(keyOf(handle)) ?? []);
  const own = all.filter(({ of }) => of.replace(/<.*/u, '') === table);
  const texts = [...new Set((own.length > 0 ? own : all).map(({ text }) => text))];
  if (texts.length > 1) {
    throw new Error(`${table}.${property.name} has several defaults: ${texts.join(', ')}.`);
  }
  return texts[0] ?? null;
}
