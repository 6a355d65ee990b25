import type { EventName, PropertyName } from '#domain/analytics/events';
import { PROPERTIES } from '#domain/analytics/events';
import type { CountedEvent } from './analytics.repository';
import type { Figures } from './analytics.service';

interface Line {
  name: string;
  count: number;
  visits: number;
}

/** Counts of an event, by a property, the device or the language; most first. */
function linesOf(
  counts: readonly CountedEvent[],
  event: EventName,
  nameOf: (one: CountedEvent) => string | undefined,
): Line[] {
  const lines = new Map<string, Line>();
  for (const one of counts) {
    const name = one.event === event ? nameOf(one) : undefined;
    if (name === undefined) continue;
    const line = lines.get(name) ?? { name, count: 0, visits: 0 };
    line.count += one.count;
    line.visits += one.visits;
    lines.set(name, line);
  }
  return [...lines.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

const by =
  (property: PropertyName) =>
  ({ properties }: CountedEvent): string | undefined =>
    properties[property];

/** In the order of the steps, with those that were never opened. */
function stepLines(
  counts: readonly CountedEvent[],
  event: EventName,
  property: PropertyName,
): Line[] {
  const found = new Map(linesOf(counts, event, by(property)).map((line) => [line.name, line]));
  return PROPERTIES[property].map((name) => found.get(name) ?? { name, count: 0, visits: 0 });
}

const total = (lines: readonly Line[], name: string): Line => ({
  name,
  count: lines.reduce((sum, line) => sum + line.count, 0),
  visits: lines.reduce((sum, line) => sum + line.visits, 0),
});

/** What the server counts by itself belongs to no visit. */
const visitsOf = (count: number, visits: number): string =>
  visits === 0 && count > 0 ? '–' : String(visits);

/** A section of the page; `withVisits`: with the number of visits beside the number of times. */
function section(title: string, lines: readonly Line[], withVisits = true): string[] {
  const head = `${''.padEnd(38)}${'times'.padStart(9)}${withVisits ? 'visits'.padStart(9) : ''}`;
  const rows = lines.map(
    ({ name, count, visits }) =>
      `  ${name.padEnd(36)}${String(count).padStart(9)}${withVisits ? visitsOf(count, visits).padStart(9) : ''}`,
  );
  return ['', title, ...(rows.length > 0 ? [head, ...rows] : ['  nothing'])];
}

/** From a list to a sent application. */
function jobFunnel(counts: readonly CountedEvent[]): Line[] {
  const whole = (event: EventName, name: string) =>
    total(
      linesOf(counts, event, () => name),
      name,
    );
  const jobs = linesOf(counts, 'page_viewed', by('page')).filter(({ name }) => name === '/jobb/*');
  return [
    total(jobs, 'job page viewed'),
    whole('interest_shown', 'interest shown'),
    whole('application_begun', 'application begun'),
    whole('application_sent', 'application sent'),
  ];
}

/** A page is fast when three of four visits are: the 75th percentile is then within the threshold. */
const GOOD_SHARE = 0.75;

/** What devices measured, by kind of page and device: shares of the three buckets. */
function vitalLines(counts: readonly CountedEvent[]): string[] {
  const rows = new Map<string, Record<string, number>>();
  for (const { event, properties, device, count } of counts) {
    if (event !== 'vital_measured') continue;
    const { vital = '', pageKind = '', rating = '' } = properties;
    const name = `${vital.toUpperCase()} ${pageKind}, ${device}`;
    const row = rows.get(name) ?? {};
    rows.set(name, { ...row, [rating]: (row[rating] ?? 0) + count });
  }
  const lines = [...rows].toSorted(([a], [b]) => a.localeCompare(b));
  if (lines.length === 0) return ['', 'Speed of loaded pages', '  nothing'];
  const head = ['good', 'middling', 'poor', 'pages'].map((word) => word.padStart(9)).join('');
  return [
    '',
    'Speed of loaded pages (* fewer than three of four are good)',
    `${''.padEnd(30)}${head}`,
    ...lines.map(([name, { good = 0, needs_improvement = 0, poor = 0 }]) => {
      const all = good + needs_improvement + poor;
      const shares = [good, needs_improvement, poor].map((part) =>
        `${Math.floor((part / all) * 100)} %`.padStart(9),
      );
      const mark = good / all < GOOD_SHARE ? ' *' : '';
      return `  ${name.padEnd(28)}${shares.join('')}${String(all).padStart(9)}${mark}`;
    }),
  ];
}

/** The figures of some days as a page of text. */
export function figuresText({ from, to, counts, dropped }: Figures): string {
  const sections = [
    section(
      'Visits, by device',
      linesOf(counts, 'visit_begun', ({ device }) => device),
      false,
    ),
    section(
      'Visits, by language',
      linesOf(counts, 'visit_begun', ({ language }) => language),
      false,
    ),
    section(
      'Visits, by where they came from',
      linesOf(counts, 'visit_begun', by('cameFrom')),
      false,
    ),
    section('Pages', linesOf(counts, 'page_viewed', by('page'))),
    section('Read to the end', linesOf(counts, 'page_read', by('page'))),
    section('Searches, by page', linesOf(counts, 'searched', by('page'))),
    section('Searches, by parts set', linesOf(counts, 'searched', by('filterCount'))),
    section('Parts of the filter', linesOf(counts, 'filter_used', by('filterPart'))),
    section('Jobs opened, from', linesOf(counts, 'job_opened', by('fromPage'))),
    section('From a job to an application', jobFunnel(counts)),
    section('Steps of applications', stepLines(counts, 'application_step', 'applicationStep')),
    section('Registration', stepLines(counts, 'registration_step', 'registrationStep')),
    section('Sign-ins begun', linesOf(counts, 'sign_in_begun', by('signInWay'))),
    section('Sign-ins completed', linesOf(counts, 'sign_in_completed', by('signInMethod'))),
    section('Calculators', linesOf(counts, 'calculator_used', by('calculator'))),
    section('Links to other sites', linesOf(counts, 'outbound_link', by('linkTo'))),
    section(
      'Jobs shared',
      linesOf(counts, 'page_shared', () => 'job'),
    ),
    section('Invitations answered', linesOf(counts, 'invitation_answered', by('reply'))),
    section('Actions', linesOf(counts, 'action_done', by('action'))),
    section('Actions refused or lost', linesOf(counts, 'action_refused', by('refusal'))),
    section(
      'Errors shown',
      linesOf(counts, 'error_shown', ({ properties: { page, failure } }) => `${page} ${failure}`),
    ),
  ];
  return [
    `Views and actions from ${from} to ${to} (docs/analytics.md).`,
    ...(dropped > 0 ? [`${dropped} batches were dropped: a day had more than it may store.`] : []),
    ...sections.flat(),
    ...vitalLines(counts),
  ].join('\n');
}
