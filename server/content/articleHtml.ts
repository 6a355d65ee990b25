import rehypeSanitize, { type Options as Allowed } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { BlogHeading } from '#domain/api/blogs';
import type { Language } from '#domain/language';
import { nodesOf, type TreeNode, textOf } from './articleTree';

/** Everything that an article may have; whatever else its Markdown says is left out. */
const ALLOWED: Allowed = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
    ...['strong', 'em', 'del', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: [] },
  strip: ['script', 'style'],
};

/** An address of this site is a path; anything else in `href` has a scheme. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))[^"<>\s\\]*$/u;
const PICTURE = /^\/(?!\/)[^"<>\s\\]*$/u;

/** Words a minute of someone who reads to understand. */
const READING_SPEED = 200;

const TABLE_LABEL: Record<Language, string> = { sv: 'Tabell', en: 'Table' };
/** Before the ids of headings, so that none is an id of the page around it. */
const ID_PREFIX: Record<Language, string> = { sv: 'avsnitt-', en: 'section-' };

/** An article's text as a page shows it. */
export interface ArticleHtml {
  html: string;
  contents: BlogHeading[];
  minutes: number;
}

/** Removes links and pictures that lead elsewhere than they may. */
function withSafeAddresses(node: TreeNode): TreeNode[] {
  const children = node.children?.flatMap(withSafeAddresses);
  const { tagName, properties } = node;
  if (tagName === 'a' && !LINK.test(String(properties?.href))) return children ?? [];
  if (tagName === 'img' && !PICTURE.test(String(properties?.src))) return [];
  return [{ ...node, ...(children && { children }) }];
}

/** A table that is wider than the page scrolls in a region of its own, by keyboard too. */
function withScrollingTables(node: TreeNode, label: string): TreeNode {
  const children = node.children?.map((child) => withScrollingTables(child, label));
  const whole = { ...node, ...(children && { children }) };
  if (node.tagName !== 'table') return whole;
  return {
    type: 'element',
    tagName: 'div',
    properties: { role: 'region', tabIndex: 0, ariaLabel: label },
    children: [whole],
  };
}

function contentsOf(tree: TreeNode): BlogHeading[] {
  return nodesOf(tree).flatMap((node) => {
    if (node.tagName !== 'h2' && node.tagName !== 'h3') return [];
    const level = node.tagName === 'h2' ? 2 : 3;
    return [{ id: String(node.properties?.id), text: textOf(node), level }];
  });
}

const stringifier = unified().use(rehypeStringify).freeze();

/** The tree has been changed as plain nodes; its types are those of the library's own. */
const toText = (tree: TreeNode): string =>
  stringifier.stringify(tree as Parameters<typeof stringifier.stringify>[0]);

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Markdown as sanitised HTML; HTML inside the Markdown is left out. */
export function toArticleHtml(markdown: string, language: Language): ArticleHtml {
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSanitize, ALLOWED)
    .use(rehypeSlug, { prefix: ID_PREFIX[language] });
  const parsed = parser.runSync(parser.parse(markdown)) as TreeNode;
  const [safe = parsed] = withSafeAddresses(parsed);
  const tree = withScrollingTables(safe, TABLE_LABEL[language]);
  const words = nodesOf(tree)
    .filter(({ type }) => type === 'text')
    .reduce((sum, { value = '' }) => sum + wordsIn(value), 0);
  return {
    html: toText(tree),
    contents: contentsOf(tree),
    minutes: Math.max(1, Math.ceil(words / READING_SPEED)),
  };
}
