import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTACT_EMAIL } from '#domain/contactEmail';
import { ROOT } from '../lib/paths.mjs';
import { type Assessment, assessedOn, readAssessments } from './assessment';
import { CATALOGUE, CRITERIA, LEFT_OUT } from './catalogue';

// Facts of the report: the rows of docs/accessibility.md, whose tests `scripts/docs` checks to exist;
// what was heard: the files that `npm run test:heard` keeps; the product's version: package.json.

/** Where `npm run conformance` writes the report. */
export const REPORT = join(ROOT, 'docs/accessibility-conformance.yaml');

const HEARD_WORDS = join(ROOT, 'e2e/heard/words');

/** What a person has heard with a screen reader: only what is kept counts. */
function heard(): string {
  const files = existsSync(HEARD_WORDS)
    ? readdirSync(HEARD_WORDS, { recursive: true, encoding: 'utf8' })
    : [];
  const kept = files.filter((name) => name.endsWith('.txt')).length;
  return kept === 0
    ? 'Nobody has listened with a screen reader yet.'
    : `A person has read what Orca says, kept in ${kept} files of e2e/heard/words; other screen readers have not been heard.`;
}

function notesOf({ how, automatic, isJudged, level }: Assessment): string {
  if (level === 'not-applicable') return `${how}.`;
  return [
    `${how}.`,
    automatic.length > 0 ? `Checked automatically by: ${automatic.join('; ')}.` : '',
    isJudged
      ? 'Judged from the code, the texts and the screens as a whole, not screen by screen.'
      : '',
    'Not tried by a user of assistive technology.',
  ]
    .filter(Boolean)
    .join(' ');
}

const REMOVED: Assessment = {
  criterion: '4.1.1',
  level: 'not-applicable',
  how: 'WCAG 2.2 has removed the criterion',
  automatic: [],
  isJudged: false,
};

function chapter(criteria: readonly string[], assessments: readonly Assessment[]) {
  return {
    criteria: criteria.map((num) => {
      const assessment = assessments.find(({ criterion }) => criterion === num);
      if (!assessment) throw new Error(`docs/accessibility.md has no row for ${num}.`);
      const { level } = assessment;
      return {
        num,
        components: [{ name: 'web', adherence: { level, notes: notesOf(assessment) } }],
      };
    }),
  };
}

/** The report of OpenACR's form about the site, from the text of `docs/accessibility.md`. */
export function conformanceReport(markdown: string) {
  const assessments = [...readAssessments(markdown), REMOVED];
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const day = assessedOn(markdown);
  return {
    title: 'Vikari Accessibility Conformance Report',
    product: {
      name: 'Vikari',
      version: String(version),
      description: 'A Swedish and English website where care staff find temporary assignments.',
    },
    author: { name: 'Vikari', email: CONTACT_EMAIL },
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes:
      'Made by its own developers, from the rows of docs/accessibility.md. No independent party has assessed the site.',
    evaluation_methods_used: `Automatic tests in Chromium: axe on the pages of e2e/accessibility.spec.ts and in every story, reflow, text at 200 %, text spacing, targets, focus and keyboard. Eight journeys in Firefox and WebKitGTK. Judgement of the code, the texts and the screens as a whole. ${heard()}`,
    catalog: CATALOGUE,
    chapters: {
      success_criteria_level_a: chapter(CRITERIA.success_criteria_level_a, assessments),
      success_criteria_level_aa: chapter(CRITERIA.success_criteria_level_aa, assessments),
      en_301_549_web: {
        notes:
          'EN 301 549 V3.2.1, chapter 9, asks for levels A and AA of WCAG 2.1, which are part of the two chapters above.',
      },
      ...Object.fromEntries(
        Object.entries(LEFT_OUT).map(([id, notes]) => [id, { disabled: true, notes }]),
      ),
    },
  };
}
