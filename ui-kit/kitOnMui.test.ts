import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const KIT = new URL('.', import.meta.url).pathname;
const TABLE = readFileSync(join(KIT, '../docs/kit-on-mui.md'), 'utf8');
const COMPONENTS = readdirSync(KIT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/u.test(entry.name))
  .map(({ name }) => name);
/** The scope is what MUI parts stand in; it is not drawn. */
const NOT_DRAWN = ['MuiScope'];
/** Modules of MUI that draw nothing. */
const NOT_PARTS = ['styles', 'themeCssVarsAugmentation', 'LocalizationProvider', 'AdapterDayjs'];

/** The files of a folder, without tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const SOURCES = new Set(sourcesIn(KIT));

/** The file of a module of the kit, whose specifier has no ending. */
function fileOf(path: string): string | null {
  const names = [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`];
  return names.find((name) => SOURCES.has(name)) ?? null;
}

/** The parts of MUI that a file draws, itself or by what it imports. */
function partsOf(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, typeOnly, from = ''] of text.matchAll(
      /(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'/gu,
    )) {
      if (typeOnly === undefined) follow(file, from);
    }
    for (const [, from = ''] of text.matchAll(/import\(\s*'([^']+)'\s*\)/gu)) follow(file, from);
  };
  const follow = (file: string, from: string): void => {
    const [, part] = /^@mui\/(?:material|x-date-pickers)\/(\w+)$/u.exec(from) ?? [];
    if (part !== undefined && !NOT_PARTS.includes(part)) parts.add(part);
    if (!from.startsWith('.')) return;
    const target = fileOf(join(dirname(file), from));
    if (target !== null && !NOT_DRAWN.some((name) => target.includes(`/${name}/`))) visit(target);
  };
  for (const file of files) visit(file);
  return [...parts].sort();
}

/** The table's rows: component, and the parts that it names; none for our own markup. */
const ROWS = new Map(
  [...TABLE.matchAll(/^\| `(\w+)` \| ([^|]*) \|/gmu)].map(([, name = '', parts = '']) => [
    name,
    parts
      .split(',')
      .flatMap((part) => (part.trim() === '' ? [] : [part.trim().replaceAll('`', '')])),
  ]),
);

it.each(COMPONENTS.filter((name) => !NOT_DRAWN.includes(name)))(
  '%s has a row that names the MUI parts that it draws',
  (name) => {
    expect(ROWS.get(name)).toEqual(partsOf(sourcesIn(join(KIT, name))));
  },
);

it('has a row for nothing else', () => {
  expect([...ROWS.keys()].filter((name) => !COMPONENTS.includes(name))).toEqual([]);
});

it('counts its rows', () => {
  const drawing = [...ROWS.values()].filter((parts) => parts.length > 0);
  expect(TABLE).toContain(`\n${drawing.length} of ${ROWS.size} components draw MUI parts`);
});
