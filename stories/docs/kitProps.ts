/** One prop of a component. */
export interface PropRow {
  name: string;
  /** As it is written in the source, with the values of a union in the place of its name. */
  type: string;
  isRequired: boolean;
  /** Source text, such as `'medium'`; null when it is left `undefined` or depends on other props. */
  defaultValue: string | null;
  /** Its doc comment. */
  text: string;
}

/** A type that a table names: of the kit, of React or of the browser, or a type parameter. */
export interface NamedType {
  /** `DataColumn`, or `SnackbarProviderProps['labels']` for one that is written in its place. */
  name: string;
  /** What it is, in a sentence. */
  text: string;
  /** How it is written, when it has no rows of its own. */
  written: string | null;
  /** The parts of an object. */
  rows: PropRow[];
}

/** An exported props type of the kit. */
export interface PropsTable {
  /** `ButtonProps` */
  name: string;
  /** The elements whose props it takes over, such as `button`. */
  inherits: string[];
  /** What is declared in the kit, required ones first. */
  rows: PropRow[];
  /** Every type that is named in the rows, and in the rows of these types. */
  types: NamedType[];
}

/** The tables of every folder of the kit that is a component; its own type first. */
export type KitProps = Record<string, PropsTable[]>;

/** A name of a type, or a text in quotes, which is none. */
const NAME_OR_QUOTED = /(?<quoted>'[^']*'|`[^`]*`)|(?<![\w.])[A-Z]\w*(?:\['\w+'\])?/gu;

/** The text of a type in pieces; every second one is the name of a type. */
export function typePieces(type: string): string[] {
  const pieces = [''];
  let at = 0;
  for (const { 0: found, index, groups } of type.matchAll(NAME_OR_QUOTED)) {
    if (groups?.quoted !== undefined) continue;
    pieces.push(`${pieces.pop()}${type.slice(at, index)}`, found, '');
    at = index + found.length;
  }
  return [...pieces.slice(0, -1), `${pieces.at(-1)}${type.slice(at)}`];
}

/** The names of types in a type's text, each once. */
export const typeNames = (type: string): string[] => [
  ...new Set(typePieces(type).filter((_piece, at) => at % 2 === 1)),
];
