import { expect, it } from 'vitest';
import { commonModules } from './commonModules';

const IMPORTS: Record<string, string[]> = {
  'src/main.tsx': ['/node_modules/react/index.js', 'src/app.tsx'],
  'src/app.tsx': [],
  'ui-kit/Badge.tsx': ['/node_modules/react/index.js', 'ui-kit/cx.ts'],
  'ui-kit/cx.ts': [],
  'ui-kit/TextField.tsx': ['ui-kit/InputBox.tsx'],
  'ui-kit/InputBox.tsx': ['/node_modules/@mui/material/InputBase.mjs', 'ui-kit/TextField.tsx'],
  'src/messages.sv.ts': [],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };
const group = commonModules('src/main.tsx');

it.each([
  ['a module that imports nothing', 'ui-kit/cx.ts', 'common'],
  ['one whose packages the entry has too', 'ui-kit/Badge.tsx', 'common'],
  ['one that leads to another package, even in a circle', 'ui-kit/TextField.tsx', null],
  ['texts in one language', 'src/messages.sv.ts', null],
])('%s', (_what, id, file) => {
  expect(group.name(id, graph)).toBe(file);
});
