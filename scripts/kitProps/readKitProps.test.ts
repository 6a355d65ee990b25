import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMPONENT_STATUS } from '../../stories/docs/componentStatus';
import { type PropsTable, typeNames } from '../../stories/docs/kitProps';
import { muiOverrides } from '../../ui-kit/theme/muiTheme';
import { readHiddenUnions } from './hiddenUnions.ts';
import { knownKitProps } from './readKitProps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const shown = knownKitProps();
const namesIn = (folder: string, type: string) =>
  shown[folder]?.find(({ name }) => name === type)?.rows.map(({ name }) => name);

const folders = readdirSync(`${root}ui-kit`).filter(
  (name) => existsSync(`${root}ui-kit/${name}/index.ts`) && /^[A-Z]/u.test(name),
);
const pages = readdirSync(`${root}stories/components`)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    name: file.slice(0, -'.mdx'.length),
    text: read(`stories/components/${file}`),
  }));

it('a table has the own props of its type, of every member of a union, and no inherited ones', () => {
  expect(namesIn('Button', 'ButtonProps')).toEqual(
    expect.arrayContaining(['variant', 'size', 'loading', 'loadingLabel', 'startIcon', 'href']),
  );
  expect(namesIn('Menu', 'MenuProps')?.toSorted()).toEqual([
    'align',
    'defaultOpen',
    'items',
    'linkComponent',
    'onOpenChange',
    'open',
    'slotProps',
    'trigger',
  ]);
  expect(namesIn('Button', 'ButtonProps')).not.toContain('tabIndex');
  expect(shown.Button?.[0]?.inherits).toEqual(['button', 'a']);
  const href = shown.IconButton?.[0]?.rows.find(({ name }) => name === 'href');
  expect(href).toMatchObject({ type: 'string', isRequired: false });
});

/** Every row of a table, and of the types below it. */
const allRows = ({ rows, types }: PropsTable) => [...rows, ...types.flatMap((type) => type.rows)];

it('explains every type that a table names, in a sentence', () => {
  const lost = Object.values(shown)
    .flat()
    .flatMap((table) => {
      const explained = new Map(table.types.map(({ name, text }) => [name, text]));
      const written = table.types.map(({ written }) => written ?? '');
      return [...allRows(table).map(({ type }) => type), ...written]
        .flatMap(typeNames)
        .filter((name) => !/ .*[.:]/u.test(explained.get(name) ?? ''))
        .map((name) => `${table.name}: ${name}`);
    });
  expect([...new Set(lost)]).toEqual([]);
  // Its parts are the texts of all components
  expect(shown.KitProvider?.[0]?.types.map(({ name }) => name)).toEqual(['ReactNode', 'KitTexts']);
  const columns = shown.DataTable?.[0]?.types.find(({ name }) => name === 'DataColumn');
  expect(columns?.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['id', 'header', 'cell', 'sortBy']),
  );
});

it('shows the values of a union, and says them in a type error', () => {
  const variant = shown.Button?.[0]?.rows.find(({ name }) => name === 'variant');
  expect(variant?.type).toBe("'primary' | 'secondary' | 'quiet' | 'danger' | 'accent'");
  expect(readHiddenUnions()).toEqual([]);
});

it('shows the defaults that the code has', () => {
  const defaultOf = (folder: string, prop: string) =>
    shown[folder]?.[0]?.rows.find(({ name }) => name === prop)?.defaultValue;
  expect(defaultOf('Button', 'variant')).toBe("'primary'");
  // Its type is Stack's, which says another
  expect(defaultOf('PageLayout', 'spacing')).toBe('8');
  expect(defaultOf('DateRangeField', 'defaultValue')).toBe('{ from: null, to: null }');
  expect(defaultOf('Button', 'startIcon')).toBeNull();
  // No code of the kit's own in the place of “the KitProvider's”
  const values = Object.values(shown).flatMap((tables) => tables.flatMap(({ rows }) => rows));
  expect(
    values.filter(({ defaultValue }) => /kit(Texts|Value)|outer/u.test(defaultValue ?? '')),
  ).toEqual([]);
  const required = Object.values(shown)
    .flat()
    .flatMap(({ name, rows }) =>
      rows
        .filter(({ isRequired, defaultValue }) => isRequired && defaultValue !== null)
        .map((row) => `${name}.${row.name}`),
    );
  expect(required).toEqual([]);
});

it('every prop that the kit declares has a sentence of its own', () => {
  const bare = Object.entries(shown).flatMap(([folder, tables]) =>
    tables.flatMap(({ name, rows }) =>
      rows
        // Two words at least: “Bytes.” is no sentence.
        .filter(({ text }) => !text.includes(' ') || !/[.?!:"”)`]$/u.test(text))
        .map((row) => `${folder}: ${name}.${row.name}`),
    ),
  );
  expect(bare).toEqual([]);
});

describe.each(pages)('$name', ({ name, text }) => {
  it('shows its own table, its status, and no table made from a story', () => {
    expect(text).toContain(`<PropsTable of="${name}" />`);
    expect(text).toContain(`<StatusOf name="${name}" />`);
    expect(text).not.toMatch(/<(Controls|ArgTypes|Canvas)\b/u);
    expect(shown[name]?.[0]?.rows).not.toHaveLength(0);
  });

  it('shows only stories with a sentence', () => {
    const stories = read(`stories/components/${name}.stories.tsx`);
    const examples = [...text.matchAll(/<Example of=\{Stories\.(\w+)\} \/>/gu)];
    expect(examples).not.toHaveLength(0);
    for (const [, story] of examples) {
      expect(stories, `${story} has no doc comment`).toMatch(
        new RegExp(`\\*/\\nexport const ${story}\\b`, 'u'),
      );
    }
  });
});

/** The styles of another component that it is drawn with. */
const OTHERS_STYLES = /from '\.\.\/((?:[A-Z]\w+|internal(?:\/\w+)*)\/\w+\.module\.css)'/gu;

/** A part of MUI that a component draws: its rules are the theme's. */
const MUI_PART = /^import \w+ from '@mui\/[\w-]+\/(\w+)'/gmu;

describe('the status of components', () => {
  it('has a row for every component', () => {
    expect(Object.keys(COMPONENT_STATUS).toSorted()).toEqual(folders.toSorted());
  });

  it.each(Object.entries(COMPONENT_STATUS))(
    '%s has a story with keys where its status says so',
    (name, row) => {
      const path = `stories/components/${name}.stories.tsx`;
      const own = existsSync(`${root}${path}`) ? read(path) : '';
      // What fields with a dialog have in common
      const source = own.includes('lib/pickerStories')
        ? own + read('stories/lib/pickerStories.tsx')
        : own;
      expect(row.keyboard === 'tested').toBe(/userEvent\.(keyboard|tab)\(/u.test(source));
    },
  );

  it.each(Object.entries(COMPONENT_STATUS))(
    '%s has rules for forced colours where its status says so',
    (name, row) => {
      const files = readdirSync(`${root}ui-kit/${name}`).filter((file) => !/\.test\./u.test(file));
      const styles = files.filter((file) => file.endsWith('.css')).map((file) => `${name}/${file}`);
      const code = files.filter((file) => file.endsWith('.tsx'));
      const others = code.flatMap((file) =>
        [...read(`ui-kit/${name}/${file}`).matchAll(OTHERS_STYLES)].map(([, path]) => path),
      );
      const parts = code
        .flatMap((file) => [...read(`ui-kit/${name}/${file}`).matchAll(MUI_PART)])
        .map(([, part]) => JSON.stringify(muiOverrides[`Mui${part}` as keyof typeof muiOverrides]));
      const rules = [
        ...[...styles, ...others].map((path) => read(`ui-kit/${path}`)),
        ...parts,
      ].join('');
      expect(row.forcedColours === 'own').toBe(/forced-?color/iu.test(rules));
    },
  );
});
