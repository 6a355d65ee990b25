import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { parseSync } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview';
import { hydrateSilently } from '../../ui-kit/internal/testing/hydrateSilently';
import { exampleText } from '../docs/exampleText';
import { SWEDISH } from './swedish';

type ExampleModule = Record<string, ComponentType>;

const sources = import.meta.glob<string>('./*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const english = import.meta.glob<ExampleModule>('./*/*.tsx');
const swedish = import.meta.glob<ExampleModule>('./*/*.tsx', { query: '?swedish' });
const pages = import.meta.glob<string>('../**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `./Button/Basic.tsx` as `Button/Basic`, the name that a page shows it by. */
const nameOf = (path: string) => path.replace(/^\.\/|\.tsx$/gu, '');

/** React, public parts of the kit, and what somebody who uses those has installed for them. */
const ALLOWED =
  /^(react|@vikari\/ui-kit\/(\w+|texts\/en)|dayjs(\/.+)?|@mui\/(material|x-date-pickers)(\/.+)?)$/u;

/** What a server component may not have; `'use client'` makes the file one of a browser. */
const NEEDS_CLIENT = /=>|\buse[A-Z]\w*(?:<[^()]*>)?\(|\/texts\//u;

/** In jsdom nothing has a colour or a place, and an example is no whole page. */
const NOT_HERE = { 'color-contrast': { enabled: false }, region: { enabled: false } };

afterEach(cleanup);

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: NOT_HERE,
    resultTypes: ['violations'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe.each(Object.entries(sources))('%s', (path, source) => {
  const name = nameOf(path).split('/')[1] ?? '';

  it('can be pasted: public imports alone, one component of its name, marked for a browser', () => {
    const imported = [...source.matchAll(/from '([^']+)'|import '([^']+)'/gu)].map(
      ([, from, plain]) => from ?? plain ?? '',
    );
    expect(imported.filter((module) => !ALLOWED.test(module))).toEqual([]);
    expect(source.match(/^export .*$/gmu)).toEqual([`export function ${name}() {`]);
    expect(exampleText(name, source).about).toMatch(/[.`]$/u);
    expect(source.startsWith("'use client';\n")).toBe(NEEDS_CLIENT.test(source));
  });

  it.each([
    ['English', english],
    ['Swedish', swedish],
  ])('renders in %s on a server and in a browser', async (_, modules) => {
    const Example = (await modules[path]?.())?.[name];
    if (!Example) throw new Error(`${path} exports no ${name}`);
    const { errors, unmount } = await hydrateSilently(<Example />);
    expect(errors).toEqual([]);
    unmount();
  });

  it('axe finds nothing', async () => {
    const Example = (await english[path]?.())?.[name];
    if (!Example) throw new Error(`${path} exports no ${name}`);
    render(<Example />);
    expect(await violations()).toEqual([]);
  });
});

/** Every text of an example: sentences, names and words that begin with a capital. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    if ('type' in node) {
      if (node.type === 'ImportDeclaration' || node.type === 'TSTypeAnnotation') return;
      if ((node.type === 'Literal' || node.type === 'JSXText') && 'value' in node) {
        if (typeof node.value === 'string') texts.push(node.value.replace(/\s+/gu, ' ').trim());
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync('example.tsx', source).program.body);
  return texts.filter((text) => /^\p{Lu}\p{L}|\p{L}{2,} \p{L}/u.test(text));
}

/** Shows a third language, and nothing in English. */
const THIRD_LANGUAGE = './KitProvider/ThirdLanguage.tsx';

/** Names of people, places and systems, and values that are no words. */
const SAME_IN_BOTH =
  /^(Amina.*|Erik Nordin|Sara Öberg|Maria Ek|Kiruna|Mora|Ale|Lund|Luleå|Umeå|Norrbotten|Dalarna|Europe\/Stockholm|Cosmic|Melior|TakeCare|Svenska|English|Vikari|use client|Period|1fr auto|POST)$/u;

it('every text of an example has its Swedish', () => {
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    textsOf(path === THIRD_LANGUAGE ? '' : source)
      .filter((text) => SWEDISH[text] === undefined && !SAME_IN_BOTH.test(text))
      .map((text) => `${nameOf(path)}: ${text}`),
  );
  expect(missing).toEqual([]);
});

it('no Swedish is left of a text that is gone', () => {
  const all = Object.values(sources).join('\n').replace(/\s+/gu, ' ');
  expect(Object.keys(SWEDISH).filter((text) => !all.includes(text))).toEqual([]);
});

it('a story shows no source unless a page asks for it', () => {
  expect(preview.parameters?.docs).toMatchObject({ canvas: { sourceState: 'none' } });
});

it('an example says in Swedish what it says in English', async () => {
  const Example = (await swedish['./Button/Basic.tsx']?.())?.Basic;
  if (!Example) throw new Error('Button/Basic is gone');
  render(<Example />);
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Sök uppdrag', 'Spara', 'Avbryt', 'Ta bort']);
});

describe.each(Object.entries(pages))('the page %s', (path, page) => {
  it('shows no source that Storybook made of a story', () => {
    expect(page).not.toMatch(/<(Source|Primary|Stories)\b|sourceState="(?!none")/u);
  });

  const component = /\/components\/(\w+)\.mdx$/u.exec(path)?.[1];
  it.runIf(component)('shows all examples of its component, and there is at least one', () => {
    const own = Object.keys(sources)
      .map(nameOf)
      .filter((name) => name.startsWith(`${component}/`));
    const shown = [...page.matchAll(/<ExampleFile of="([^"]+)" \/>/gu)].map(([, name]) => name);
    expect(own).not.toEqual([]);
    expect(shown.toSorted()).toEqual(own.toSorted());
  });
});
