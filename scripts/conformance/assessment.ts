import { citations, tableRows } from '../docs/citations';
import type { Level } from './catalogue';

/** What is known of one criterion of WCAG. */
export interface Assessment {
  /** Such as `1.4.10`. */
  criterion: string;
  level: Level;
  /** How the site does it, in words. */
  how: string;
  /** Names of the tests that a machine runs, and `axe`. */
  automatic: string[];
  /** Whether it rests on a judgement too, or only. */
  isJudged: boolean;
}

/** `1.2.1–1.2.5` as its five criteria. */
function criteriaOf(cell: string): string[] {
  const [first = '', last = first] = cell.replace(/ A+$/u, '').split('–');
  const end = Number(last.split('.').at(-1));
  const [principle, guideline, start] = first.split('.');
  return Array.from(
    { length: end - Number(start) + 1 },
    (_, index) => `${principle}.${guideline}.${Number(start) + index}`,
  );
}

const plain = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]+\)/gu, '$1').replace(/\*\*|`/gu, '');

function levelOf(how: string, checkedBy: string): Level {
  if (checkedBy === 'not applicable') return 'not-applicable';
  return how.includes('**Not met**') ? 'partially-supports' : 'supports';
}

/** Reads the table of `docs/accessibility.md` under "Conformance". */
export function readAssessments(markdown: string): Assessment[] {
  const [, conformance = ''] = markdown.split('\n## Conformance\n');
  const [table = ''] = conformance.split('\n### ');
  return tableRows(table).flatMap(([numbers = '', , how = '', checkedBy = '']) => {
    const tests = citations(checkedBy).map(({ names, href }) => {
      const file = href.split('/').at(-1);
      return `"${names.join(' › ')}" (${file})`;
    });
    const words = checkedBy.replace(/\[[^\]]+\]\([^)]+\)/gu, '');
    const named = ['axe', 'every story', 'the patterns above'].filter((word) =>
      words.includes(word),
    );
    const automatic = [...named.map((word) => word.replace(' above', '')), ...tests];
    return criteriaOf(numbers).map((criterion) => ({
      criterion,
      level: levelOf(how, checkedBy),
      how: plain(how),
      automatic,
      isJudged: /judged/u.test(words),
    }));
  });
}

/** The day of the assessment, `YYYY-MM-DD`, as the document says it. */
export function assessedOn(markdown: string): string {
  const day = /Assessed on (\d{4}-\d\d-\d\d)\./u.exec(markdown)?.[1];
  if (day === undefined)
    throw new Error('docs/accessibility.md does not say when it was assessed.');
  return day;
}
