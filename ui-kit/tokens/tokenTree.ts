/** A name of CSS variables' own beside the format: what a value means that the format cannot say. */
export const EXTENSION = 'se.vikari';

/** A token of the Design Tokens Format 2025.10 with its type and its value without references. */
export interface Token {
  /** Its groups and its name: `['color', 'surface-page']`. */
  path: readonly string[];
  type: TokenType;
  value: unknown;
  /** What the kit says of it beside the format. */
  extension: unknown;
}

const TOKEN_TYPES = [
  'color',
  'cubicBezier',
  'dimension',
  'duration',
  'fontFamily',
  'fontWeight',
  'number',
  'shadow',
  'typography',
] as const;
/** The types that the kit's files use. */
export type TokenType = (typeof TOKEN_TYPES)[number];

type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A token as its file has it. */
interface RawToken {
  type: unknown;
  value: unknown;
  extension: unknown;
}

const GROUP_PROPERTIES = new Set([
  '$schema',
  '$type',
  '$description',
  '$extensions',
  '$deprecated',
]);
const TOKEN_PROPERTIES = new Set([...GROUP_PROPERTIES, '$value']);
const REFERENCE = /^\{([^{}]+)\}$/u;

function refuseUnknown(object: JsonObject, known: ReadonlySet<string>, path: string): void {
  const unknown = Object.keys(object).find((name) => name.startsWith('$') && !known.has(name));
  if (unknown !== undefined) throw new Error(`${path}: ${unknown} is not supported.`);
}

/** Adds the tokens of a file to those of the files before it; a later one replaces an earlier one. */
function addTokens(file: unknown, tokens: Map<string, RawToken>): void {
  const visit = (node: unknown, path: readonly string[], inherited: unknown): void => {
    const name = path.join('.') || 'The file';
    if (!isObject(node)) throw new Error(`${name} is neither a group nor a token.`);
    const type = node.$type ?? inherited;
    const children = Object.entries(node).filter(([key]) => !key.startsWith('$'));
    if ('$value' in node) {
      refuseUnknown(node, TOKEN_PROPERTIES, name);
      if (children.length > 0) throw new Error(`${name} is a token and a group.`);
      const extensions = isObject(node.$extensions) ? node.$extensions : {};
      tokens.set(name, { type, value: node.$value, extension: extensions[EXTENSION] });
      return;
    }
    refuseUnknown(node, GROUP_PROPERTIES, name);
    for (const [key, child] of children) {
      if (/[{}.]/u.test(key)) throw new Error(`${name}: "${key}" is no name of a token.`);
      visit(child, [...path, key], type);
    }
  };
  visit(file, [], undefined);
}

/** The path that a value refers to: `{color.text}` is `color.text`. */
export const referenceOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined;

/**
 * The tokens of files that are merged in their order, as a resolver does it. References in a value
 * are kept inside `typography` and followed elsewhere.
 *
 * @param files - parsed JSON, from anywhere.
 * @throws Error that names the token which the format does not allow, or whose reference leads nowhere.
 */
export function readTokens(files: readonly unknown[]): Map<string, Token> {
  const raw = new Map<string, RawToken>();
  for (const file of files) addTokens(file, raw);
  const follow = (name: string, seen: readonly string[]): RawToken => {
    const found = raw.get(name);
    const first = seen[0] ?? name;
    if (found === undefined) throw new Error(`${first} refers to ${name}, which is not there.`);
    if (seen.includes(name)) throw new Error(`${first} refers to itself.`);
    const target = referenceOf(found.value);
    if (target === undefined) return found;
    const followed = follow(target, [...seen, name]);
    return { ...followed, extension: found.extension ?? followed.extension };
  };
  return new Map(
    Array.from(raw.keys(), (name): [string, Token] => {
      const { value, extension, ...rest } = follow(name, []);
      const type = TOKEN_TYPES.find((known) => known === rest.type);
      if (type === undefined) throw new Error(`${name} has no type that the kit knows.`);
      const own = raw.get(name)?.type;
      if (own !== undefined && own !== type) throw new Error(`${name} refers to another type.`);
      return [name, { path: name.split('.'), type, value, extension }];
    }),
  );
}

/** Where a token's own value refers to, before it is followed: `status.sent.text` to `color.accent-text`. */
export function readReferences(file: unknown): Map<string, string> {
  const raw = new Map<string, RawToken>();
  addTokens(file, raw);
  return new Map(
    [...raw].flatMap(([name, { value }]): [string, string][] => {
      const target = referenceOf(value);
      return target === undefined ? [] : [[name, target]];
    }),
  );
}
