/** What a decision may be: in force, or replaced by a later one. */
const STATUSES = ['accepted', 'superseded'];
const HEADINGS = ['Context', 'Decision', 'Consequence'];

/** The head of a decision record. */
export interface DecisionRecord {
  /** Four digits, as in the file's name. */
  number: string;
  title: string;
  status: string;
  /** The file of the record that took its place; null for none. */
  successor: string | null;
}

/** Reads the head of a record; what is missing is the empty text, or null. */
export function readRecord(markdown: string): DecisionRecord {
  const [, number = '', title = ''] = /^# (\d{4})\. (.+)$/m.exec(markdown) ?? [];
  const [, status = ''] = /^- Status: (.*)$/m.exec(markdown) ?? [];
  const [, successor = null] = /^- Superseded by: \[\d{4}\]\((.+)\)$/m.exec(markdown) ?? [];
  return { number, title, status, successor };
}

/**
 * What is wrong with a record, in sentences; none when it is as it should be.
 * @param name - its file.
 * @param names - the files of all records.
 */
export function recordProblems(name: string, markdown: string, names: readonly string[]): string[] {
  const { number, status, successor } = readRecord(markdown);
  const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const saysNone = /^- Superseded by: none$/m.test(markdown);
  const rules: [holds: boolean, problem: string][] = [
    [
      name.startsWith(`${number}-`) && number !== '',
      'The title begins with the number of the file.',
    ],
    [STATUSES.includes(status), `The status is one of: ${STATUSES.join(', ')}.`],
    [headings.join() === HEADINGS.join(), `The headings are: ${HEADINGS.join(', ')}.`],
    [saysNone || successor !== null, '"Superseded by" is "none" or a link to a record.'],
    [
      (status === 'superseded') === (successor !== null),
      'Only a superseded record has a successor.',
    ],
    [successor === null || names.includes(successor), 'The successor exists.'],
    [successor !== name, 'The successor is another record.'],
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => problem);
}
