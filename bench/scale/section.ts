import { markdownTable } from '../lib/markdown';
import type { Scale, Statement, Step } from './measure';

const number = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => (value < 10 ? value.toFixed(1) : number(value));
const seconds = (value: number) => (value < 10 ? value.toFixed(2) : number(value));
/** A call that takes so many times as long with ten times the rows bends. */
const BENDS = 2.5;
/** What is asked about; beyond the last step it is guessed by a straight line. */
const GOAL = 1_000_000;
const LONGEST_TEXT = 220;

const TABLES = {
  users: 'candidates',
  applications: 'applications',
  chat_messages: 'messages',
  marked_jobs: 'saved and hidden jobs',
  saved_searches: 'saved searches',
  sessions: 'sessions',
  change_log: 'changes of a week',
  document_openings: 'openings of documents',
} as const;

/** A figure where the straight line through the last two steps is at `GOAL`; NaN of one step. */
function guessed(steps: readonly Step[], of: (step: Step) => number): number {
  const [before, last] = [steps.at(-2), steps.at(-1)];
  if (!before || !last) return Number.NaN;
  const slope = (of(last) - of(before)) / (last.jobs - before.jobs);
  return of(last) + Math.max(0, slope) * (GOAL - last.jobs);
}

const isGuessed = (steps: readonly Step[]) => (steps.at(-1)?.jobs ?? GOAL) < GOAL;

function rowsTable(steps: readonly Step[]): string {
  const guess = (of: (step: Step) => number) =>
    isGuessed(steps) ? [number(guessed(steps, of))] : [];
  return markdownTable([
    [
      '',
      ...steps.map(({ rows }) => `${number(rows.counts.jobs ?? 0)} jobs`),
      ...(isGuessed(steps) ? [`${number(GOAL)}, by the line`] : []),
    ],
    ...Object.entries(TABLES).map(([table, name]) => [
      name,
      ...steps.map(({ rows }) => number(rows.counts[table] ?? 0)),
      ...(isGuessed(steps) ? [''] : []),
    ]),
    ...(
      [
        ['tables and indexes, MB', ({ rows }) => rows.megabytes],
        ['start of a node, first, s', ({ start }) => start.first],
        ['its next start, s', ({ start }) => start.again],
        ['memory of a node when it is ready, MB', ({ memory }) => memory.ready],
        ['after the calls, MB', ({ memory }) => memory.after],
      ] as const satisfies [string, (step: Step) => number][]
    ).map(([name, of]) => [name, ...steps.map((step) => of(step).toFixed(0)), ...guess(of)]),
  ]);
}

function callsTable(steps: readonly Step[]): string {
  const names = steps.at(-1)?.calls.map(({ name }) => name) ?? [];
  const callOf = (step: Step | undefined, name: string) =>
    step?.calls.find((called) => called.name === name);
  return markdownTable([
    [
      'Page or call',
      ...steps.map(({ jobs }) => `${number(jobs)}: p50 / p99 ms`),
      'Last step',
      ...(isGuessed(steps) ? [`p50 at ${number(GOAL)}, by the line`] : []),
    ],
    ...names.map((name) => {
      const [before, last] = [callOf(steps.at(-2), name), callOf(steps.at(-1), name)];
      const ratio = before && last ? last.p50 / before.p50 : Number.NaN;
      return [
        name,
        ...steps.map((step) => {
          const called = callOf(step, name);
          if (!called) return '';
          return called.fault ? `fails: ${called.fault}` : `${ms(called.p50)} / ${ms(called.p99)}`;
        }),
        Number.isNaN(ratio) ? '' : `${ratio.toFixed(1)}×${ratio >= BENDS ? ', bends' : ''}`,
        ...(isGuessed(steps)
          ? [ms(guessed(steps, (step) => callOf(step, name)?.p50 ?? Number.NaN))]
          : []),
      ];
    }),
  ]);
}

function alertsTable(steps: readonly Step[]): string {
  return markdownTable([
    ['Jobs', 'Nothing has changed', '100 new jobs', 'Noted'],
    ...steps.map(({ jobs, alerts }) =>
      'fault' in alerts
        ? [number(jobs), `fails: ${alerts.fault}`, '', '']
        : [
            number(jobs),
            ...[alerts.nothing, alerts.changed].map((value) => `${seconds(value)} s`),
            number(alerts.noted),
          ],
    ),
  ]);
}

const cut = (text: string) =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} …` : text;

const statementsTable = (worst: readonly Statement[]): string =>
  markdownTable([
    ['Statement', 'Calls', 'Mean', 'Longest', 'Rows'],
    ...worst.map(({ text, calls, mean, longest, rows }) => [
      `\`${cut(text).replaceAll('|', '\\|')}\``,
      number(calls),
      `${ms(mean)} ms`,
      `${ms(longest)} ms`,
      number(rows),
    ]),
  ]);

/** The chapters of docs/scale.md. */
export function scaleSection({ steps, note }: Scale): string {
  const last = steps.at(-1);
  return `Rows are made by SQL in the shape in which the product stores them, each step in a PostgreSQL 15 of its
own with 1 GB of shared buffers that syncs its log. Half of the jobs are employers' own, half
imported; their texts are 10,000 different ones at most, all are open. Few employers, candidates and jobs have
many of what there is (a place is a random number to the power of 1.5 to 3); threads are as long as
chance makes them, nine messages in the middle, and one has 100,000. Saved searches are a profession in
a region. Not filled: files, the audit log, mail. One node of production answers one call at a time, so that
what is measured is the size, not a queue.${note ? `\n\n${note}` : ''}

${rowsTable(steps)}

### Pages and calls

Each up to a hundred times, by different people. "Last step" is how many times as long the median takes with ten times the
rows.

${callsTable(steps)}

### A round of alerts

Once a minute on one of the nodes.

${alertsTable(steps)}

### The slowest statements of the last step

As PostgreSQL counted them, from the node's start to the alerts' rounds.

${statementsTable(last?.worst ?? [])}

### What the next step would be

- **Candidates for a job** are all who want offers and have the profession, with their cards, for each look. That
  grows with the people of a profession: a kept list a question, changed by the change log, comes before any
  other step.
- **A round of alerts** grows with what is noted: a row for each pair of a new job and a saved search. Notes by
  search instead of by person are the next step.
- **A search in one's messages** reads every message of the person's threads: an index of words is needed
  once threads of that length are usual.
- **The search index** is in each node's memory: the memory and the first start above say when one is to be split
  by region. A copy on the node's disk makes its later starts short.
- **The change log** is read from a place on by an index and does not bend: parts by day would make pruning cheap,
  not reading. **Read replicas** would take exports, lists of employers and figures, none of which bends before
  the points above.`;
}
