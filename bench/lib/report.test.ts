import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyPart } from './part';
import { performanceReport } from './report';

const DOC = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');
const partOf = (title: string): AnyPart => ({
  name: title,
  title,
  measure: async () => null,
  section: (data) => `Measured: ${data}.`,
});
const PARTS = [...DOC.matchAll(/^## (.*)$/gm)].map(([, title = '']) => partOf(title));

it('leaves the chapters of parts that were not measured as they are', () => {
  expect(performanceReport(PARTS, {}, DOC)).toBe(DOC);
});

it('writes the chapter of a measured part anew', () => {
  const machine = { cores: 2, memoryGb: 8, node: '24', chromium: null, reference: 100 };
  const measured = { Uploads: { date: '2026-12-01', machine, data: 7 } };
  const report = performanceReport(PARTS, measured, DOC);
  expect(report).toContain('## Uploads\n\n2026-12-01, 2 cores');
  expect(report).toContain('Measured: 7.\n\n## ');
  expect(report.match(/^## /gm)).toHaveLength(PARTS.length);
});
