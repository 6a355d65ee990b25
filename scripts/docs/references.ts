/** Text between fences is an example and names nothing of ours. */
const withoutFences = (markdown: string) => markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '');

/** The targets of the links to other files and headings of the repository, as written. */
export function linksIn(markdown: string): string[] {
  const targets = [...withoutFences(markdown).matchAll(/\]\(([^()\s]+(?:\([^()]*\))?[^()\s]*)\)/g)];
  return targets.map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsIn(markdown: string): string[] {
  const headings = [...withoutFences(markdown).matchAll(/^#{1,6} (.+)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const TOP = 'bench|content|docs|domain|e2e|examples|public|scripts|server|src|stories|ui-kit';
const PATH = new RegExp(`\`((?:${TOP})/[^\`\\s]*)\``, 'g');

/** `public/` is also how addresses of the portal service begin; those have no ending. */
const isAddress = (path: string) => path.startsWith('public/') && !path.includes('.');

/**
 * The paths of the repository that a page names between backticks. A pattern (`domain/*.ts`,
 * `server/{a,b}.ts`, `src/…`) is not one.
 */
export function pathsIn(markdown: string): string[] {
  return [...withoutFences(markdown).matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !/[*{}<>…:]/.test(path) && !isAddress(path));
}
