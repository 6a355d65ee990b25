/**
 * Writes a kit component with its style sheet, test, story and page, and its row in the lists of
 * components: `npm run new:kit -- Name`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The files of a new component, by path from the repository's root.
 * @param {string} name PascalCase.
 * @returns {Record<string, string>}
 */
export function kitComponentFiles(name) {
  const root = name[0].toLowerCase() + name.slice(1);
  return {
    [`ui-kit/${name}/${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import styles from './${name}.module.css';

/** Props of {@link ${name}}; the rest goes to the root. */
export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /** Its size. Default \`medium\`. */
  size?: 'small' | 'medium';
}

/** Say in one sentence what it is for. */
export function ${name}({ size = 'medium', className, ...rest }: ${name}Props) {
  return <div {...rest} className={cx(styles.${root}, styles[size], className)} />;
}
`,
    [`ui-kit/${name}/${name}.module.css`]: `.${root} {
  border: 1px solid var(--vk-border);
  border-radius: var(--vk-radius-lg);
  background: var(--vk-surface-raised);
  color: var(--vk-text);
}

.small {
  padding: var(--vk-space-3);
  font: var(--vk-type-small);
}

.medium {
  padding: var(--vk-space-5);
  font: var(--vk-type-body);
}
`,
    [`ui-kit/${name}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}';
`,
    [`ui-kit/${name}/${name}.test.tsx`]: `import { describeConformance } from '../internal/testing/describeConformance';
import { ${name} } from './${name}';

describeConformance(${name}, { props: { children: 'Text' }, root: HTMLDivElement });
`,
    [`stories/components/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '@vikari/ui-kit/${name}';
import { textsFor } from '../lib/texts';

const meta = { title: 'Components/${name}', component: ${name} } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXTS = {
  sv: { body: 'Skriv den svenska texten.' },
  en: { body: 'Write the English text.' },
};

/** Say what it shows. */
export const Default: Story = {
  render: (args, { globals }) => <${name} {...args}>{textsFor(globals, TEXTS).body}</${name}>,
};

/** Small, for dense places. */
export const Small: Story = { ...Default, args: { size: 'small' } };
`,
    [`stories/examples/${name}/Basic.tsx`]: `import { ${name} } from '@vikari/ui-kit/${name}';

/** Say what it shows. */
export function Basic() {
  return <${name}>Write the English text.</${name}>;
}
`,
    [`stories/components/${name}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks';
import { Example } from '../docs/Example';
import { ExampleFile } from '../docs/ExampleFile';
import { PropsTable } from '../docs/PropsTable';
import { StatusOf } from '../docs/StatusOf';
import * as Stories from './${name}.stories';

<Meta of={Stories} />

# ${name}

<StatusOf name="${name}" />

Say in one sentence what it is for.

## How it looks

<Example of={Stories.Default} />

## Examples

<ExampleFile of="${name}/Basic" />

## When to use it

## When not to use it

## Anatomy

## Do and don't

## Content

| What | Svenska | English |
|---|---|---|
| Text | Skriv den svenska texten. | Write the English text. |

## Keyboard

## Screen reader

## Props

<PropsTable of="${name}" />
`,
  };
}

/**
 * The lists that name every component; each row begins with a name, in the names' order.
 * @type {{ path: string, row: RegExp, of(name: string): string }[]}
 */
const LISTS = [
  {
    path: 'ui-kit/exports.snapshot.txt',
    row: /^([A-Z]\w+): .*$/gmu,
    of: (name) => `${name}: ${name}`,
  },
  {
    path: 'stories/docs/componentStatus.ts',
    row: /^ {2}([A-Z]\w+): \['.*'\],$/gmu,
    of: (name) => `  ${name}: ['beta', 'none', 'system'],`,
  },
  {
    path: 'docs/kit-on-mui.md',
    row: /^\| `([A-Z]\w+)` \|.*$/gmu,
    of: (name) => `| \`${name}\` |  | Say why it is no part of MUI. |`,
  },
];

/**
 * A list's text with the row of a new component.
 * @param {string} text
 * @param {RegExp} row A row, with its name as the first group.
 * @param {string} name
 * @param {string} added The new row.
 * @returns {string}
 */
export function withRow(text, row, name, added) {
  const rows = [...text.matchAll(row)];
  const next = rows.find(([, other = '']) => other > name);
  if (next) return `${text.slice(0, next.index)}${added}\n${text.slice(next.index)}`;
  const last = rows.at(-1);
  if (!last) throw new Error('The list has no row of a component.');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${added}${text.slice(end)}`;
}

/**
 * A file's text, formatted as the project's linter requires: long names break lines differently.
 * @param {string} path From the repository's root; its extension gives the language.
 * @param {string} text
 * @returns {string}
 */
export function tidyText(path, text) {
  if (path.endsWith('.mdx')) return text;
  const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url));
  return execFileSync(biome, ['check', '--write', `--stdin-file-path=${path}`], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    input: text,
    encoding: 'utf8',
  });
}

async function main() {
  const name = process.argv[2] ?? '';
  const root = new URL('../', import.meta.url);
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    console.error('Give a name in PascalCase: npm run new:kit -- FactList');
    return 1;
  }
  if (existsSync(new URL(`ui-kit/${name}`, root))) {
    console.error(`ui-kit/${name} already exists.`);
    return 1;
  }
  for (const [path, text] of Object.entries(kitComponentFiles(name))) {
    const file = new URL(path, root);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, tidyText(path, text));
    console.log(path);
  }
  for (const { path, row, of } of LISTS) {
    const file = new URL(path, root);
    await writeFile(file, withRow(await readFile(file, 'utf8'), row, name, of(name)));
    console.log(path);
  }
  console.log('\nNext: ui-kit/CONTRIBUTING.md, "A new component".');
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main();
