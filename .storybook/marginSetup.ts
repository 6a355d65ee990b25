import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findOuterMargins } from '../scripts/testing/outerMargins';

const folders = import.meta.glob<Record<string, unknown>>('../ui-kit/*/index.ts', { eager: true });

/** Every component that the kit exports, and its name. */
const COMPONENTS = new Map(
  Object.values(folders)
    .flatMap((folder) => Object.entries(folder))
    .filter(([name]) => /^[A-Z][a-z]/.test(name))
    .map(([name, component]) => [component, name]),
);

/** Components looked at in the file that runs, and its name. */
let judged = 0;
let fileName = '';
beforeAll(() => {
  judged = 0;
});

/** A component of the kit has no outer margin: its caller places it. */
afterEach(({ task }) => {
  fileName = task.file.name;
  const found = [...document.body.children].map((container) =>
    findOuterMargins(container, (component) => COMPONENTS.get(component)),
  );
  expect(found.flatMap(({ margins }) => margins)).toEqual([]);
  judged += found.reduce((sum, { judged }) => sum + judged, 0);
});

/** What finds nothing to look at would pass for ever. */
afterAll(() => {
  if (fileName.includes('stories/components/')) expect(judged).toBeGreaterThan(0);
});
