import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assessedOn, readAssessments } from '../../../../scripts/conformance/assessment';
import { ASSESSED } from './accessibilitySections';
import { accessibilityEn } from './messages.en';
import { accessibilitySv } from './messages.sv';

const markdown = readFileSync('docs/accessibility.md', 'utf8');

it('says the day of the assessment', () => {
  expect(ASSESSED).toBe(assessedOn(markdown));
});

it.each([
  ['sv', accessibilitySv],
  ['en', accessibilityEn],
])('names every criterion that is not met, and no other, in %s', (_, texts) => {
  const notMet = readAssessments(markdown)
    .filter(({ level }) => level !== 'supports' && level !== 'not-applicable')
    .map(({ criterion }) => criterion);
  const gaps = Object.entries(texts)
    .filter(([id]) => id.startsWith('accessibility.gaps.'))
    .map(([, text]) => text)
    .join(' ');
  const named = [...gaps.matchAll(/WCAG ([\d.]+\d)/gu)].map(([, criterion]) => criterion);
  expect(notMet.length).toBeGreaterThan(0);
  expect([...new Set(named)]).toEqual(notMet);
});
