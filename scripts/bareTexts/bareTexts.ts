import { fileURLToPath } from 'node:url';
import {
  type JsxElement,
  type JsxFragment,
  type Node,
  type ReturnStatement,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** `TypeFlags` of the compiler, whose enums are no values here: what React draws as a text. */
const TEXT = 12_583_968 | 67_648 | 4_224 | 3_072;
const UNION = 134_217_728;
/** What a condition is when it does not hold. */
const EMPTY = ['""', '0', '0n'];

/** A bare text, or one that may be there, among siblings. */
export interface BareText {
  /** Relative to the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** As it is written. */
  text: string;
}

type Parent = JsxElement | JsxFragment;

const isParent = (node: Node): node is Parent =>
  node.kind === SyntaxKind.JsxElement || node.kind === SyntaxKind.JsxFragment;

/** The name of an element: `p`, `Button`; of a fragment ''. */
const tagOf = (node: Node): string =>
  node.kind === SyntaxKind.JsxElement
    ? (node as JsxElement).openingElement.tagName.getText()
    : (node.getText().match(/^<([\w.]+)/u)?.[1] ?? '');

function membersOf(type: Type): readonly Type[] {
  if ((type.flags & UNION) === 0) return [type];
  return 'getTypes' in type && typeof type.getTypes === 'function' ? type.getTypes() : [type];
}

/** What an expression may draw: texts only, texts or elements, elements only. */
function drawn(checker: Checker, expression: Node): 'text' | 'anything' | 'element' {
  const type = checker.getTypeAtLocation(expression);
  if (!type) return 'element';
  const members = membersOf(type).filter((member) => !EMPTY.includes(checker.typeToString(member)));
  const texts = members.filter((member) => (member.flags & TEXT) !== 0);
  if (texts.length === 0) return 'element';
  // ReactNode, of which a bigint is a part
  return members.some((member) => checker.typeToString(member) === 'bigint') ? 'anything' : 'text';
}

/** Whether an expression is a list in which texts may stand side by side. */
function listsTexts(checker: Checker, expression: Node): boolean {
  const type = checker.getTypeAtLocation(expression);
  if (!type) return false;
  const written = checker.typeToString(type).replace(/<.*>/gu, '');
  return /\b(?:string|number)\b.*\[\]$/u.test(written);
}

/** Functions within a component, which return what they like; and where no function is around. */
const INNER_FUNCTIONS: readonly SyntaxKind[] = [
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.SourceFile,
];

/** Whether a component returns a text: where it is used, that stands bare. */
function isReturnedText(checker: Checker, node: Node): boolean {
  if (node.kind !== SyntaxKind.ReturnStatement) return false;
  const { expression } = node as ReturnStatement;
  if (!expression) return false;
  let outer: Node = node.parent;
  while (outer.kind !== SyntaxKind.FunctionDeclaration) {
    if (outer.kind === SyntaxKind.ArrowFunction || outer.kind === SyntaxKind.SourceFile)
      return false;
    if (INNER_FUNCTIONS.includes(outer.kind)) return false;
    outer = outer.parent;
  }
  const isComponent = /^(?:export )?function [A-Z]/u.test(outer.getText());
  return isComponent && drawn(checker, expression) === 'text';
}

/** Bare texts of one element, by the rules of {@link findBareTexts}. */
function bareIn(checker: Checker, parent: Parent, isKit: boolean): Node[] {
  const isFragment = parent.kind === SyntaxKind.JsxFragment;
  const children = [...parent.children].filter(
    (child) =>
      !(child.kind === SyntaxKind.JsxText && /^\s*\n\s*$/u.test(child.text)) &&
      !(child.kind === SyntaxKind.JsxExpression && !child.expression),
  );
  if (tagOf(parent) === 'Text') return [];
  const isAlone = children.length < 2 && !isFragment;
  // A space between elements that are always there is never looked for
  let fixed = !isFragment;
  return children.filter((child) => {
    if (child.kind === SyntaxKind.JsxText) return !isAlone && (child.text.trim() !== '' || !fixed);
    if (child.kind === SyntaxKind.JsxExpression && child.expression) {
      if (child.expression.kind === SyntaxKind.StringLiteral) {
        return !isAlone && (!fixed || child.expression.getText().slice(1, -1).trim() !== '');
      }
      fixed = false;
      if (listsTexts(checker, child.expression)) return true;
      const what = drawn(checker, child.expression);
      if (isAlone) return false;
      return what === 'text' || (what === 'anything' && isKit && /^$|^[a-z]/u.test(tagOf(parent)));
    }
    if (!/^[a-z]/u.test(tagOf(child))) fixed = false;
    return false;
  });
}

/**
 * Texts of the site and the kit that stand bare among siblings or in a fragment. A browser that
 * translates a page replaces them by elements; React then throws when one of them goes or something is
 * inserted before it, and what they say never changes again. As the only child of an element, and in
 * one string, a text is safe.
 *
 * In the kit also what a caller passes, which may be a text: the kit puts it into `Text`.
 */
export function findBareTexts(files: readonly string[]): BareText[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] });
    const project = snapshot.getProject(`${root}tsconfig.json`) ?? snapshot.getProjects()[0];
    if (!project) throw new Error('TypeScript did not open tsconfig.json.');
    const { checker, program } = project;
    return files.flatMap((file) => {
      const source = program.getSourceFile(`${root}${file}`);
      if (!source) throw new Error(`TypeScript does not know ${file}.`);
      const found: BareText[] = [];
      const visit = (node: Node): void => {
        const bare = isParent(node) ? bareIn(checker, node, file.startsWith('ui-kit/')) : [];
        if (isReturnedText(checker, node)) bare.push(node);
        for (const text of bare) {
          const line = source.text.slice(0, text.getStart()).split('\n').length;
          found.push({ file, line, text: text.getText().trim() || 'space' });
        }
        node.forEachChild(visit);
      };
      visit(source);
      return found;
    });
  } finally {
    api.close();
  }
}
