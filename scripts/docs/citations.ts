/** A link of a document to a test: `[Keyboard › arrows go one step](../stories/…/RateRange.stories.tsx)`. */
export interface Citation {
  /** The parts of the name: a story and its step, or a test. */
  names: readonly string[];
  /** As written in the link, relative to the document. */
  href: string;
}

const LINK = /\[([^\]]+)\]\(([^)]+\.(?:stories|test|spec)\.tsx?)\)/g;

/** The links to tests in a piece of Markdown. */
export function citations(markdown: string): Citation[] {
  return [...markdown.matchAll(LINK)].map(([, text = '', href = '']) => ({
    names: text.split(' › '),
    href,
  }));
}

/** The rows of all tables in a piece of Markdown, each a list of its cells, heads left out. */
export function tableRows(markdown: string): string[][] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    const isHead = /^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '');
    if (!line.startsWith('|') || /^\|[\s:|-]+\|$/.test(line) || isHead) return [];
    return [
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    ];
  });
}

function quoted(source: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
}

/** The part of a file of stories with one story; empty when there is none with that name. */
function storySource(source: string, name: string): string {
  const start = source.search(new RegExp(`^export const ${name}: Story\\b`, 'm'));
  if (start < 0) return '';
  const rest = source.slice(start + 1);
  const next = rest.search(/^export const /m);
  return next < 0 ? rest : rest.slice(0, next);
}

/** Whether a file of tests has the test that a citation names. */
export function hasTest(source: string, { names, href }: Citation): boolean {
  if (!/\.stories\.tsx$/.test(href)) return names.every((name) => quoted(source, name));
  const [story = '', ...steps] = names;
  const body = storySource(source, story);
  return body !== '' && steps.every((step) => quoted(body, step));
}
