import { markdownTable } from '../lib/markdown';
import type { Scale, Statement, Step } from './measure';

const number = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => (value < 10 ? value.toFixed(1) : number(value));
const seconds = (value: number) => (value < 10 ? value.toFixed(2) : number(value));
/** A call that takes so many times as long with ten times the rows bends. */
const BENDS = 2.5;
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

function rowsTable(steps: readonly Step[]): string {
  return markdownTable([
    ['', ...steps.map(({ rows }) => `${number(rows.counts.jobs ?? 0)} jobs`)],
    ...Object.entries(TABLES).map(([table, name]) => [
      name,
      ...steps.map(({ rows }) => number(rows.counts[table] ?? 0)),
    ]),
    ['tables and indexes, MB', ...steps.map(({ rows }) => number(rows.megabytes))],
    ['start of a node, first, s', ...steps.map(({ start }) => start.first.toFixed(1))],
    ['its next start, s', ...steps.map(({ start }) => start.again.toFixed(1))],
    ['memory of a node when it is ready, MB', ...steps.map(({ memory }) => number(memory.ready))],
    ['after the calls, MB', ...steps.map(({ memory }) => number(memory.after))],
  ]);
}

function callsTable(steps: readonly Step[]): string {
  const names = steps.at(-1)?.calls.map(({ name }) => name) ?? [];
  const callOf = (step: Step | undefined, name: string) =>
    step?.calls.find((called) => called.name === name);
  return markdownTable([
    ['Page or call', ...steps.map(({ jobs }) => `${number(jobs)}: p50 / p99 ms`), 'Last step'],
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
      ];
    }),
  ]);
}

function alertsTable(steps: readonly Step[]): string {
  return markdownTable([
    ['Jobs', 'The first round ever', 'Nothing has changed', '100 new jobs', 'Noted'],
    ...steps.map(({ jobs, alerts }) =>
      'fault' in alerts
        ? [number(jobs), `fails: ${alerts.fault}`, '', '', '']
        : [
            number(jobs),
            ...[alerts.first, alerts.nothing, alerts.changed].map((value) => `${seconds(value)} s`),
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
export function scaleSection({ steps }: Scale): string {
  const last = steps.at(-1);
  return `Rows are made by SQL in the shape in which the product stores them, each step in a PostgreSQL 15 of its
own with 1 GB of shared buffers that syncs its log. Half of the jobs are employers' own, half
imported; their texts are 10,000 different ones, all are open. Few employers, candidates and jobs have
many of what there is (a place is a random number to the power of 1.5 to 3); threads are as long as
chance makes them, nine messages in the middle, and one has 100,000. Saved searches are a profession in
a region. Not filled: files, the audit log, mail. One node of production answers one call at a time, so that
what is measured is the size, not a queue.

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

${statementsTable(last?.worst ?? [])}`;
}
