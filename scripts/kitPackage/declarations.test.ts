import { expect, it } from 'vitest';
import { withEndings } from './declarations';

it('names the file of every relative import, at its place in the package', () => {
  const types = withEndings(
    new Map([
      [
        'ui-kit/Menu/index.d.ts',
        "export { Menu } from './Menu';\nexport { a } from '../internal';\n",
      ],
      [
        'ui-kit/Menu/Menu.d.ts',
        "import { Day } from '../../domain/calendar/day';\nimport 'react';\n",
      ],
      ['ui-kit/internal/index.d.ts', "export type A = import('../Menu/Menu').Menu;\n"],
      ['domain/calendar/day.d.ts', 'export type Day = string;\n'],
    ]),
  );
  expect(Object.fromEntries(types)).toEqual({
    'Menu/index.d.ts':
      "export { Menu } from './Menu.js';\nexport { a } from '../internal/index.js';\n",
    'Menu/Menu.d.ts': "import { Day } from '../domain/calendar/day.js';\nimport 'react';\n",
    'internal/index.d.ts': "export type A = import('../Menu/Menu.js').Menu;\n",
    'domain/calendar/day.d.ts': 'export type Day = string;\n',
  });
});

it('refuses an import without types', () => {
  const missing = new Map([['ui-kit/A/A.d.ts', "import { b } from './b';\n"]]);
  expect(() => withEndings(missing)).toThrow('./b');
});
