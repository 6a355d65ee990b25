import { expect, it } from 'vitest';
import { clientModules } from './clientModules';

const JSX = "import { jsx, jsxs } from 'react/jsx-runtime';\n";

const isClient = (code: string) => clientModules(new Map([['A.js', `${JSX}${code}`]])).has('A.js');

it.each([
  ['a hook', "import { useState } from 'react'; export const A = () => useState(0)[0];"],
  ['a hook of the kit', "import { useIds } from './useIds.js'; export const A = () => useIds().a;"],
  ['a renamed hook', "import { useId as id } from 'react'; export const A = () => id();"],
  ['use', "import { use } from 'react'; export const A = ({ c }) => use(c);"],
  ['a context', "import { createContext } from 'react'; export const C = createContext(null);"],
  ['a boundary', "import { Component } from 'react'; export class A extends Component {}"],
  ['an event', "export const A = ({ go }) => jsx('a', { onClick: go });"],
  ['a function as a prop', "export const A = () => jsx('a', { ref: (a) => a });"],
  ['a function in an object', "export const A = () => jsx('a', { b: { c: () => 1 } });"],
  [
    'a function of the module',
    "const f = () => 1; export const A = () => jsx('a', { format: f });",
  ],
  ['MUI', "import Tab from '@mui/material/Tab'; export const A = () => jsx(Tab, {});"],
])('%s needs a client', (_name, code) => {
  expect(isClient(code)).toBe(true);
});

it.each([
  ['plain markup', "export const A = ({ text }) => jsx('p', { className: 'a', children: text });"],
  [
    'a list',
    "export const A = ({ a }) => jsx('ul', { children: a.map((b) => jsx('li', {}, b)) });",
  ],
  ['a function that is called', "const f = () => 1; export const A = () => jsx('a', { b: f() });"],
  ['a name beginning like a hook', "import { used } from './a.js'; export const A = used(1);"],
])('%s runs on a server', (_name, code) => {
  expect(isClient(code)).toBe(false);
});

it('finds modules that compute with a value of a client module, not those that only render it', () => {
  const modules = new Map([
    [
      'Menu/Menu.js',
      "import { useId } from 'react'; export const Menu = () => useId(); export const f = 1;",
    ],
    ['Menu/index.js', "import { Menu } from './Menu.js'; export { Menu };"],
    ['Menu/again.js', "export { Menu } from './Menu.js';"],
    [
      'Page/Page.js',
      `${JSX}import { Menu } from '../Menu/Menu.js'; export const Page = () => jsx(Menu, {});`,
    ],
    ['Page/sum.js', "import { f } from '../Menu/Menu.js'; export const sum = () => f + 1;"],
    ['Page/twice.js', "import { sum } from './sum.js'; export const twice = () => sum() * 2;"],
  ]);
  expect([...clientModules(modules)].sort()).toEqual([
    'Menu/Menu.js',
    'Page/sum.js',
    'Page/twice.js',
  ]);
});
