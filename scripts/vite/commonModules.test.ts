import { expect, it } from 'vitest';
import { commonModules } from './commonModules';

const IMPORTS: Record<string, string[]> = {
  'src/main.tsx': ['/node_modules/react/index.js', 'src/app.tsx'],
  'src/app.tsx': [],
  'src/HomePage.tsx': ['ui-kit/Badge.tsx', 'ui-kit/JobCard.tsx', 'src/jobText.ts'],
  'src/ProfileTab.tsx': ['ui-kit/Badge.tsx', 'ui-kit/TextField.tsx', 'ui-kit/Field.tsx'],
  'src/ReplyPage.tsx': ['src/jobText.ts', 'ui-kit/Field.tsx'],
  'ui-kit/Badge.tsx': ['/node_modules/react/index.js', 'ui-kit/cx.ts'],
  'ui-kit/cx.ts': [],
  'ui-kit/JobCard.tsx': [],
  'ui-kit/Field.tsx': [],
  'ui-kit/TextField.tsx': ['ui-kit/InputBox.tsx'],
  'ui-kit/InputBox.tsx': ['/node_modules/@mui/material/InputBase.mjs', 'ui-kit/TextField.tsx'],
  'src/jobText.ts': [],
  'src/schema.ts': [],
  'src/messages.sv.ts': [],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };
const groups = commonModules({
  entry: 'src/main.tsx',
  open: ['src/HomePage.tsx'],
  account: ['src/ProfileTab.tsx'],
  steps: ['src/ReplyPage.tsx'],
  forms: ['src/ProfileTab.tsx', 'src/ReplyPage.tsx'],
});

it.each([
  ['a module that imports nothing', 'ui-kit/cx.ts', 'common'],
  ['one whose packages the entry has too', 'ui-kit/Badge.tsx', 'common'],
  ['one of a list of jobs and of a step', 'src/jobText.ts', 'job'],
  ['one of a list of jobs alone', 'ui-kit/JobCard.tsx', 'jobs'],
  ['one that only forms have', 'ui-kit/Field.tsx', 'fields'],
  ['one that no page has at once', 'src/schema.ts', 'late'],
  ['one that leads to another package, even in a circle', 'ui-kit/TextField.tsx', undefined],
  ['texts in one language', 'src/messages.sv.ts', undefined],
])('%s', (_what, id, file) => {
  const files = groups.map(({ name }) => name(id, graph)).filter((name) => name !== null);
  expect(files).toEqual(file === undefined ? [] : [file]);
});

it('lets the files of more pages take their modules first', () => {
  const order = groups.map(({ debugName, priority }) => ({ debugName, priority }));
  expect(order).toEqual(order.toSorted((a, b) => b.priority - a.priority));
  expect(order[0]?.debugName).toBe('common');
});
