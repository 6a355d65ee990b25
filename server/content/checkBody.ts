import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toArticleHtml } from './articleHtml';
import { nodesOf, type TreeNode, textOf } from './articleTree';
import type { ContentFile } from './contentFiles';
import { tooHard } from './readingAge';
import { isSafeHtml } from './safeHtml';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A problem in a text, with its line below the front matter where that is known. */
const at = ({ position }: TreeNode, problem: string): string =>
  position ? `line ${position.start.line} of the text: ${problem}` : problem;

function headingProblems(nodes: readonly TreeNode[]): string[] {
  let before = 1;
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const { depth = 0 } = node;
    const problems: string[] = [];
    if (depth === 1) problems.push(at(node, 'the title is in the front matter: begin with ##'));
    else if (depth > before + 1 || depth > 4)
      problems.push(at(node, `"${textOf(node)}" skips a level of headings`));
    before = Math.max(2, depth);
    return problems;
  });
}

function nodeProblem(node: TreeNode): string | null {
  if (node.type === 'html') return 'HTML is not used in articles';
  if (node.type === 'image' && !node.alt?.trim()) return 'a picture without alternative text';
  return null;
}

/** Whether an address that a text links to can be opened. */
export type IsAddress = (address: string) => boolean;

function linkProblems(nodes: readonly TreeNode[], ids: ReadonlySet<string>, isAddress: IsAddress) {
  return nodes.flatMap((node) => {
    const { url = '' } = node;
    if (node.type !== 'link' && node.type !== 'definition') return [];
    if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/u.test(url)) return [];
    const isThere = url.startsWith('#') ? ids.has(url.slice(1)) : isAddress(url);
    return isThere ? [] : [at(node, `the link ${url} leads nowhere`)];
  });
}

/** What is wrong with the Markdown of an article. */
export function bodyProblems(
  { language }: Pick<ContentFile, 'language'>,
  body: string,
  isAddress: IsAddress,
): string[] {
  const tree = parser.parse(body) as TreeNode;
  const nodes = nodesOf(tree);
  const { html, contents } = toArticleHtml(body, language);
  const hard = tooHard(tree, language);
  return [
    ...(body.trim() === '' ? ['it has no text'] : []),
    ...headingProblems(nodes),
    ...nodes.flatMap((node) => {
      const problem = nodeProblem(node);
      return problem ? [at(node, problem)] : [];
    }),
    ...linkProblems(nodes, new Set(contents.map(({ id }) => id)), isAddress),
    ...(hard ? [hard] : []),
    ...(isSafeHtml(html) ? [] : ['its HTML is not what articles have']),
  ];
}
