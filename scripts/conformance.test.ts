import { readFileSync } from 'node:fs';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { expect, it } from 'vitest';
import { conformanceFile } from './conformance';
import { readAssessments } from './conformance/assessment';
import { CRITERIA, LEFT_OUT, LEVELS } from './conformance/catalogue';
import { type conformanceReport, REPORT } from './conformance/report';

/** Reads YAML with the parser that the site's articles are read with. */
function read(yaml: string): unknown {
  const file = new VFile(`---\n${yaml}\n---\n`);
  matter(file);
  return file.data.matter;
}

const file = readFileSync(REPORT, 'utf8');

it('is current', async () => {
  expect(file, 'out of date: npm run conformance').toBe(await conformanceFile());
});

it('is YAML of the form of OpenACR, with every criterion of its catalogue once', () => {
  const report = read(file) as ReturnType<typeof conformanceReport>;
  expect(report).toMatchObject({
    title: expect.stringMatching(/ Accessibility Conformance Report$/u),
    product: { name: expect.any(String), version: expect.any(String) },
    author: { email: expect.stringContaining('@') },
    report_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    version: 1,
  });
  expect(Object.keys(report.chapters).sort()).toEqual(
    [...Object.keys(CRITERIA), 'en_301_549_web', ...Object.keys(LEFT_OUT)].sort(),
  );
  for (const name of ['success_criteria_level_a', 'success_criteria_level_aa'] as const) {
    const { criteria } = report.chapters[name];
    expect(criteria.map(({ num }) => num)).toEqual([...CRITERIA[name]]);
    for (const { components } of criteria) {
      expect(components.map((component) => component.name)).toEqual(['web']);
      expect(LEVELS).toContain(components[0]?.adherence.level);
      expect(components[0]?.adherence.notes).toMatch(/\.$/u);
    }
  }
});

it('tells what a machine checks, what was judged and what is not met apart', () => {
  const table = `
## Conformance

| | Criterion | How | Checked by |
|---|---|---|---|
| 1.2.1–1.2.3 | Video | There is none | not applicable |
| 1.3.1 A | Relationships | Lists are \`ul\` | axe, [a list](../a/List.test.tsx), judged |
| 3.1.2 AA | Language | In part. **Not met** for titles | judged |

### Heard
| 9.9.9 A | Later | No | axe |
`;
  expect(readAssessments(table).map(({ how, ...rest }) => rest)).toEqual([
    ...['1.2.1', '1.2.2', '1.2.3'].map((criterion) => ({
      criterion,
      level: 'not-applicable',
      automatic: [],
      isJudged: false,
    })),
    {
      criterion: '1.3.1',
      level: 'supports',
      automatic: ['axe', '"a list" (List.test.tsx)'],
      isJudged: true,
    },
    { criterion: '3.1.2', level: 'partially-supports', automatic: [], isJudged: true },
  ]);
});
