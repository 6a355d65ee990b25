import { expect, it } from 'vitest';
import { withLateImports } from './lateImports';

it.each([
  ['import("./A-x1.js")', 'vikariImport(a=>import(a),"./A-x1.js")'],
  [
    'const f=async()=>(await import(`./A-x1.js`).then(n=>n.t)).A',
    'const f=async()=>(await vikariImport(a=>import(a),`./A-x1.js`).then(n=>n.t)).A',
  ],
  // What is imported from elsewhere, or is no call, stays
  ['import(this.workerSrc)', 'import(this.workerSrc)'],
  ['import{a}from"./A-x1.js"', 'import{a}from"./A-x1.js"'],
  ['reimport("./A-x1.js")', 'reimport("./A-x1.js")'],
])('%s', (code, expected) => {
  expect(withLateImports(code)).toBe(expected);
});
