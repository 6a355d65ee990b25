import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** A node of the ESTree. */
interface Node {
  type: string;
  [key: string]: unknown;
}

/** Packages whose parts use context and effects. */
const CLIENT_PACKAGES = /^(?:@mui\/|@emotion\/|virtua|react-dom)/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function visit(node: Node, look: (node: Node, parent: Node | null) => void, parent?: Node): void {
  look(node, parent ?? null);
  for (const child of childrenOf(node)) visit(child, look, node);
}

const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : null;

/** What a name stands for that was imported. */
interface Imported {
  /** The other module, as it is written. */
  from: string;
  /** The other module's name of it. */
  name: string;
}

function importsOf(body: readonly Node[]): Map<string, Imported> {
  const imports = new Map<string, Imported>();
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration' || !isNode(source) || !Array.isArray(specifiers)) continue;
    for (const { local, imported } of specifiers) {
      const name = nameOf(local);
      if (name !== null) {
        imports.set(name, { from: String(source.value), name: nameOf(imported) ?? 'default' });
      }
    }
  }
  return imports;
}

/** Names of functions that the module itself declares. */
function functionsOf(program: Node): Set<string> {
  const names = new Set<string>();
  visit(program, (node) => {
    if (node.type === 'FunctionDeclaration') names.add(nameOf(node.id) ?? '');
    if (node.type === 'VariableDeclarator' && isFunction(node.init)) {
      names.add(nameOf(node.id) ?? '');
    }
  });
  return names;
}

const isFunction = (node: unknown): boolean =>
  isNode(node) && /^(?:ArrowFunctionExpression|FunctionExpression)$/u.test(node.type);

/** The expressions that a prop's value may come from; those inside a call are not among them. */
function valuesOf(node: Node): Node[] {
  if (/^(?:ObjectExpression|ArrayExpression|Property|SpreadElement)$/u.test(node.type)) {
    return childrenOf(node).flatMap(valuesOf);
  }
  if (/^(?:ConditionalExpression|LogicalExpression)$/u.test(node.type)) {
    return [node.consequent, node.alternate, node.left, node.right]
      .filter(isNode)
      .flatMap(valuesOf);
  }
  return [node];
}

/** What decides where a module runs. */
interface Facts {
  /** The module itself uses what only a client has. */
  isClient: boolean;
  /** The other modules of the package whose values it uses other than as an element's type. */
  used: Set<string>;
}

function factsOf(path: string, code: string): Facts {
  const program = parseSync(path, code).program as unknown as Node;
  const body = childrenOf(program);
  const imports = importsOf(body);
  const functions = functionsOf(program);
  const used = new Set<string>();
  const isElementCall = (node: Node | null) =>
    node?.type === 'CallExpression' &&
    /^(?:react\/jsx-runtime)$/u.test(imports.get(nameOf(node.callee) ?? '')?.from ?? '');
  let isClient = [...imports.values()].some(({ from }) => CLIENT_PACKAGES.test(from));

  visit(program, (node, parent) => {
    if (node.type === 'CallExpression') {
      const called = nameOf(node.callee) ?? '';
      const name = imports.get(called)?.name ?? called;
      if (/^use(?:[A-Z]|$)/u.test(name) || name === 'createContext') isClient = true;
    }
    if (node.type === 'ClassDeclaration' && isNode(node.superClass)) {
      if (/Component$/u.test(imports.get(nameOf(node.superClass) ?? '')?.name ?? '')) {
        isClient = true;
      }
    }
    if (isElementCall(node) && Array.isArray(node.arguments)) {
      const [, props] = node.arguments;
      if (isNode(props)) isClient ||= hasFunction(props, functions);
    }
    const imported = imports.get(nameOf(node) ?? '');
    if (imported === undefined || parent === null || /^Import|^Export/u.test(parent.type)) return;
    const isType =
      isElementCall(parent) && Array.isArray(parent.arguments) && parent.arguments[0] === node;
    if (!isType && imported.from.startsWith('.')) used.add(join(dirname(path), imported.from));
  });
  return { isClient, used };
}

/** True when a prop is an event handler or a function of this module: only a client can pass one. */
function hasFunction(props: Node, functions: ReadonlySet<string>): boolean {
  const values = valuesOf(props);
  const events = Array.isArray(props.properties)
    ? props.properties.some(({ key }) => /^on[A-Z]/u.test(nameOf(key) ?? ''))
    : false;
  return events || values.some((value) => isFunction(value) || functions.has(nameOf(value) ?? ''));
}

/**
 * The modules that need `'use client'`: they use a hook, a context, an event handler or a part of MUI,
 * pass a function on, or compute with a value of such a module. The others also run in a server
 * component.
 *
 * @param modules - the built code of each module by its path; imports between them are relative.
 */
export function clientModules(modules: ReadonlyMap<string, string>): Set<string> {
  const facts = new Map([...modules].map(([path, code]) => [path, factsOf(path, code)] as const));
  const client = new Set<string>();
  for (const [path, { isClient }] of facts) if (isClient) client.add(path);
  for (let before = -1; before !== client.size; ) {
    before = client.size;
    for (const [path, { used }] of facts) {
      if ([...used].some((other) => client.has(other))) client.add(path);
    }
  }
  return client;
}
