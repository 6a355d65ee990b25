import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exampleText } from '../../stories/docs/exampleText';
import type { NamedType, PropRow, PropsTable } from '../../stories/docs/kitProps';
import { knownKitProps } from '../kitProps/readKitProps';
import { ROOT } from '../lib/paths.mjs';

const PAGES = join(ROOT, 'stories/components');
const EXAMPLES = join(ROOT, 'stories/examples');

/** What a page says of a type's props. */
type PageRow = Pick<PropRow, 'name' | 'type' | 'isRequired' | 'text' | 'defaultValue'>;
type PageTable = Pick<PropsTable, 'name' | 'inherits'> & {
  rows: readonly PageRow[];
  types?: readonly NamedType[];
};

const escaped = (text: string) => text.replace(/\|/gu, '\\|').replace(/\s+/gu, ' ');

/** Rows as a Markdown table; none without rows. */
function rowsTable(head: string, rows: readonly PageRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ name, type, isRequired, text, defaultValue }) => {
    const said = [escaped(text), defaultValue && `Default \`${escaped(defaultValue)}\`.`];
    return `| \`${name}\`${isRequired ? ', required' : ''} | \`${escaped(type)}\` | ${said.filter(Boolean).join(' ')} |`;
  });
  return [[`| ${head} | Type | |`, '|---|---|---|', ...lines].join('\n')];
}

/** The names of an entry's own index: what can be imported from it. */
function namesOf(entry: string): string[] {
  const index = join(ROOT, 'ui-kit', entry, 'index.ts');
  const lists = existsSync(index)
    ? readFileSync(index, 'utf8').matchAll(/\{(?<names>[^}]*)\}/gu)
    : [];
  return [...lists].flatMap(({ groups }) => groups?.names?.match(/\w+(?=\s*(?:,|$))/gu) ?? []);
}

/** Where each type is imported from, by a component's page: its own entry before another's. */
type Importing = (name: string) => string[];

/**
 * Says it of the types of the kit; a type that no entry exports has no line.
 *
 * @param own - the component of the page.
 * @param entries - those of the package.
 */
function importingFor(own: string, entries: readonly string[]): Importing {
  const order = [own, ...entries.filter((entry) => entry !== own)];
  return (name) => {
    const from = order.find((entry) => namesOf(entry).includes(name));
    return from ? [`\`import type { ${name} } from '@vikari/ui-kit/${from}'\``] : [];
  };
}

/** A type that the props name: what it is, where it comes from, and its parts or how it is written. */
const typeBlock = ({ name, text, written, rows }: NamedType, importing: Importing): string =>
  [
    `#### ${name}`,
    ...(text === '' ? [] : [text]),
    ...importing(name),
    ...(!written ? [] : [`\`${escaped(written)}\``]),
    ...rowsTable('Part', rows),
  ].join('\n\n');

/** The props of a type, and the types that they name, as Markdown tables. */
function propsTable({ name, inherits, rows, types = [] }: PageTable, importing: Importing): string {
  const elements = inherits.map((element) => `\`<${element}>\``).join(' or ');
  return [
    `### ${name}`,
    ...rowsTable('Prop', rows),
    ...(elements === '' ? [] : [`And the props of ${elements}.`]),
    ...types.map((type) => typeBlock(type, importing)),
  ].join('\n\n');
}

/** An example with its name, its sentence and its whole file. */
function exampleBlock(of: string): string {
  const source = readFileSync(join(EXAMPLES, `${of}.tsx`), 'utf8');
  const { title, about } = exampleText(basename(of), source);
  return [`### ${title}`, about, `\`\`\`tsx\n${source.trimEnd()}\n\`\`\``].join('\n\n');
}

/**
 * A component's page as plain Markdown: its text, its examples and its props. What only Storybook can
 * show is left out, with the headings that have nothing else.
 *
 * @param mdx - the page's source.
 * @param tables - of its props, by folder.
 * @param entries - of the package, from which types are imported.
 */
export function componentPage(
  mdx: string,
  tables: Readonly<Record<string, readonly PageTable[]>>,
  entries: readonly string[] = [],
): string {
  const text = mdx
    .replace(/^import .*\n/gmu, '')
    .replace(/<ExampleFile of="([^"]+)" \/>/gu, (_, of: string) => `${exampleBlock(of)}\n`)
    .replace(/<PropsTable of="([^"]+)" \/>/gu, (_, of: string) =>
      (tables[of] ?? []).map((table) => propsTable(table, importingFor(of, entries))).join('\n\n'),
    )
    .split('\n## ')
    .map((part) =>
      // Not in the code of an example, which has elements of its own
      part
        .split(/(```[\s\S]*?```)/u)
        .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(/^<[A-Z][\s\S]*?\/>\n?/gmu, '')))
        .join(''),
    )
    .filter((part) => part.includes('\n') && part.slice(part.indexOf('\n')).trim() !== '')
    .join('\n## ');
  return `${text.replace(/\n{3,}/gu, '\n\n').trim()}\n`;
}

/** The pages of all components that the package exports, by file name: `Button.md`. */
export function componentPages(entries: readonly string[]): Map<string, string> {
  const tables = knownKitProps();
  const pages = new Map<string, string>();
  for (const file of readdirSync(PAGES).filter((name) => name.endsWith('.mdx'))) {
    const name = file.replace('.mdx', '');
    if (!entries.includes(name)) continue;
    pages.set(
      `${name}.md`,
      componentPage(readFileSync(join(PAGES, file), 'utf8'), tables, entries),
    );
  }
  // Drawn on pages of the foundations
  for (const name of entries) {
    const folder = join(EXAMPLES, name);
    if (pages.has(`${name}.md`) || !existsSync(folder)) continue;
    const examples = readdirSync(folder).map((file) =>
      exampleBlock(`${name}/${basename(file, '.tsx')}`),
    );
    const props = (tables[name] ?? []).map((table) =>
      propsTable(table, importingFor(name, entries)),
    );
    pages.set(
      `${name}.md`,
      `${[`# ${name}`, '## Examples', ...examples, '## Props', ...props].join('\n\n')}\n`,
    );
  }
  return new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The first sentence of a page, by which its component is chosen. */
function purposeOf(page: string): string {
  const prose = page
    .slice(0, page.search(/^(?:#{2,}|```)/mu))
    .replace(/^# .*$/mu, '')
    .trim();
  return /^[\s\S]*?\.(?=\s|$)/u.exec(prose)?.[0].replace(/\s+/gu, ' ') ?? '';
}

/** The props of each type on a page, by name; a required one has a star. */
function propsOf(page: string): string {
  return page
    .slice(page.indexOf('\n## Props\n'))
    .split(/^### /mu)
    .flatMap((part) => {
      const name = part.slice(0, part.indexOf('\n'));
      // What its objects have is said below it, under headings of their own
      const [own = ''] = part.split(/^#{4,} /mu);
      const rows = [...own.matchAll(/^\| `([^`]+)`(, required)? \|/gmu)];
      const props = rows.map(([, prop, required]) => `${prop}${required ? '*' : ''}`);
      return props.length === 0 ? [] : [`\`${name}\`: ${props.join(', ')}.`];
    })
    .join(' ');
}

/**
 * The package in one text for a programming assistant, in the form of llmstxt.org: what it is, where
 * each page is, what each component is for, and its props.
 *
 * @param version - of the package.
 * @param pages - as {@link componentPages} gives them.
 */
export const llmsText = (version: string, pages: ReadonlyMap<string, string>): string =>
  [
    '# @vikari/ui-kit',
    '',
    `> Vikari's design system, ${version}: React components in Swedish and English. Import each by its own path, as in \`import { Button } from '@vikari/ui-kit/Button'\`; there is no barrel. Colours, type and distances are CSS variables (\`var(--vk-…)\`); raw colours are not used.`,
    '',
    '## Start',
    '',
    '- [README](README.md): from the first install to the first screen, styles, languages, other brands, servers.',
    '- [Tokens](docs/tokens.md): every CSS variable, and what each is for.',
    '- [Next.js](docs/nextjs.md): the layout of an app, with styles from the server.',
    '- [Changes](CHANGELOG.md): what each version changed, with codemods.',
    '',
    '## Components',
    '',
    'Each page says when to use the component and when not, its keys, all props with their types, and has examples that are whole files. Here a required prop has a star.',
    '',
    ...Array.from(pages, ([file, page]) => {
      const said = [purposeOf(page), propsOf(page)].filter((part) => part !== '').join(' ');
      return `- [${basename(file, '.md')}](docs/components/${file})${said === '' ? '' : `: ${said}`}`;
    }),
    '',
  ].join('\n');

/** A page that lists the others. */
export const pagesIndex = (pages: ReadonlyMap<string, string>): string =>
  [
    '# Components',
    '',
    'Each page has examples that are whole files.',
    '',
    ...[...pages.keys()].map((file) => `- [${basename(file, '.md')}](components/${file})`),
    '',
  ].join('\n');
