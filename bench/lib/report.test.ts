import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyPart } from './part';
import { reportOf } from './report';

const DOC = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');
const partOf = (title: string): AnyPart => ({
  name: title,
  title,
  measure: async () => null,
  section: (data) => `Measured: ${data}.`,
});
const PARTS = [...DOC.matchAll(/^## (.*)$/gm)].map(([, title = '']) => partOf(title));

it('leaves the chapters of parts that were not measured as they are', () => {
  expect(reportOf('performance', PARTS, {}, DOC)).toBe(DOC);
});

it('writes the chapter of a measured part anew', () => {
  const machine = { cores: 2, memoryGb: 8, node: '24', chromium: null, reference: 100 };
  const measured = { Uploads: { date: '2026-12-01', machine, data: 7 } };
  const report = reportOf('performance', PARTS, measured, DOC);
  expect(report).toContain('## Uploads\n\n2026-12-01, 2 cores');
  expect(report).toContain('Measured: 7.\n\n## ');
  expect(report.match(/^## /gm)).toHaveLength(PARTS.length);
});

it('a page has the chapters of its own parts alone', () => {
  const parts = [...PARTS, { ...partOf('Ten times ten'), page: 'scale' } as const];
  const machine = { cores: 2, memoryGb: 8, node: '24', chromium: null };
  const measured = { 'Ten times ten': { date: '2026-12-01', machine, data: 7 } };
  expect(reportOf('performance', parts, measured, DOC)).toBe(DOC);
  expect(reportOf('scale', parts, measured, '').match(/^## .*$/gm)).toEqual(['## Ten times ten']);
});
