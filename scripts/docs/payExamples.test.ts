import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type ComparedExample,
  LIMIT_EXAMPLES,
  MONTHLY_EXAMPLES,
  YEAR_EXAMPLES,
} from '../../domain/pay/testing/calculatorExamples';

const DOC = readFileSync(new URL('../../docs/pay.md', import.meta.url), 'utf8');
const EXAMPLES = [...LIMIT_EXAMPLES, ...YEAR_EXAMPLES, ...MONTHLY_EXAMPLES];

const kronor = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ' ');
const rowOf = ({ name, published, computed, why }: ComparedExample) =>
  `| ${name.replace(/\d{4,}(?= kr)/g, (amount) => kronor(Number(amount)))} | ${kronor(published)} | ${kronor(computed)} | ${computed - published} | ${why} |`;

it("docs/pay.md has the calculator's result beside every published example", () => {
  const rows = DOC.split('\n').filter((line) =>
    /^\| .+ \| [\d ]+ \| [\d ]+ \| -?\d+ \|/.test(line),
  );
  expect(rows).toEqual(EXAMPLES.map(rowOf));
});

it('the result differs by rounding of twelve months at most, or has a reason', () => {
  for (const { published, computed } of MONTHLY_EXAMPLES) {
    expect(computed - published).toBeGreaterThanOrEqual(0);
    expect(computed - published).toBeLessThan(12);
  }
  for (const { published, computed, why } of [...LIMIT_EXAMPLES, ...YEAR_EXAMPLES]) {
    expect(computed === published).toBe(why === '');
  }
});
