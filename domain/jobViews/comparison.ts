import type { JobDetail } from '#domain/api/portal';
import { splitIds } from '#domain/jobs/filterWire';
import type { PayInHand } from '#domain/jobs/inHand';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { assignmentWeeks } from '#domain/pay/compensation';
import { countSaid } from '#domain/terms/statedTerms';
import { TERM_IDS, type TermId } from '#domain/terms/terms';

/** More columns than these cannot be read on a phone or a sheet of paper. */
export const MOST_COMPARED = 3;

/** One job of a comparison, with what it pays out to the reader. */
export interface ComparedJob {
  job: JobDetail;
  closed: boolean;
  /** null where rate, hours or period are unknown. */
  pay: PayInHand | null;
}

/** The jobs that an address names, each once, by id or slug. */
export function comparedIds(query: URLSearchParams): string[] {
  const named = query.getAll('jobs').flatMap((ids) => splitIds(ids));
  return [...new Set(named.map((id) => id.trim()).filter(Boolean))];
}

type Value = string | number | boolean | readonly unknown[] | object | null | undefined;

/** Kronor in the hand are only about so many. */
const aboutHundred = (amount: number) => Math.round(amount / 100);
const inOrder = (ids: readonly string[]) => (ids.length === 0 ? null : [...ids].sort());
const adOf = ({ source }: JobDetail) => (source.name === 'jobtech' ? source : null);

/** A row of one of the terms beside the pay. */
type TermRowId = `term_${TermId}`;
const termRow = (id: TermId): TermRowId => `term_${id}`;
const TERM_ROWS = TERM_IDS.map(termRow);
const TERM_OF = new Map(TERM_IDS.map((id): [ComparisonRowId, TermId] => [termRow(id), id]));

/** The term that a row is about; undefined for the other rows. */
export const termOfRow = (row: ComparisonRowId): TermId | undefined => TERM_OF.get(row);

/**
 * What is compared, by row: the value of each job, in a form in which equal values are equal;
 * nothing where the job does not say.
 */
const ROW_VALUES = {
  rate: ({ job }) => job.hourlyRate,
  comparable: ({ job }) => job.hourlyRate && comparableRate(job.hourlyRate, COMPARED_BY),
  in_hand: ({ pay }) => pay && [aboutHundred(pay.lowest.inHand), aboutHundred(pay.highest.inHand)],
  in_hand_week: ({ pay }) =>
    pay && [
      aboutHundred(pay.lowest.inHand / pay.weeks),
      aboutHundred(pay.highest.inHand / pay.weeks),
    ],
  supplements: ({ pay }) => pay && (pay.supplements ?? 'none'),
  salary_text: ({ job }) => adOf(job)?.salaryText,
  travel: ({ job }) => job.travel,
  housing: ({ job }) => job.housing,
  period: ({ job }) =>
    job.startsOn === null && job.endsOn === null ? null : [job.startsOn, job.endsOn],
  weeks: ({ job: { startsOn, endsOn } }) =>
    startsOn && endsOn ? assignmentWeeks(startsOn, endsOn) || null : null,
  hours: ({ job }) => {
    const ad = adOf(job);
    const stated = [job.hoursPerWeek, ad?.extent ?? null, ad?.scope ?? null];
    return stated.every((part) => part === null) ? null : stated;
  },
  time_of_day: ({ job }) => inOrder(job.timeOfDay),
  shifts: ({ job }) => (job.shifts?.length ? job.shifts : null),
  // An imported ad that does not mention it has not said that there is none
  on_call: ({ job }) => (job.onCallDuty || !job.imported ? job.onCallDuty : null),
  place: ({ job }) => job.location,
  workplace: ({ job }) => job.workplaceName,
  profession: ({ job }) => job.workRole,
  fields: ({ job }) => inOrder(job.workFields),
  licence: ({ job }) => job.requires?.licence,
  years: ({ job }) => job.requires?.yearsInProfession,
  languages: ({ job }) => job.requires?.languages,
  documents: ({ job }) => job.requires?.documents && [...job.requires.documents].sort(),
  systems: ({ job }) => inOrder(job.systems),
  employment: ({ job }) => inOrder(job.employmentTypes),
  conditions: ({ job }) => adOf(job)?.conditions,
  agreement: ({ job }) => job.requires?.agreement,
  qualifying: ({ job }) => job.requires?.monthsSinceEmployed,
  closes: ({ job }) => job.closesOn,
  terms_said: ({ job }) => countSaid(job.terms) || null,
} as const satisfies Record<string, (compared: ComparedJob) => Value>;

/** A row but for those of single terms. */
export type FactRowId = keyof typeof ROW_VALUES;
export type ComparisonRowId = FactRowId | TermRowId;

function valueIn(row: ComparisonRowId, compared: ComparedJob): Value {
  const term = termOfRow(row);
  return term ? compared.job.terms?.[term] : ROW_VALUES[row as FactRowId](compared);
}

/** The rows in their order, by what they are about. */
const GROUPS = {
  pay: ['rate', 'comparable', 'in_hand', 'in_hand_week', 'supplements', 'salary_text'],
  beyond: ['travel', 'housing'],
  time: ['period', 'weeks', 'hours', 'time_of_day', 'shifts', 'on_call'],
  place: ['place', 'workplace'],
  requirements: ['profession', 'fields', 'licence', 'years', 'languages', 'documents', 'systems'],
  terms: ['employment', 'conditions', 'agreement', 'qualifying', 'closes'],
  whole: ['terms_said', ...TERM_ROWS],
} as const satisfies Record<string, readonly ComparisonRowId[]>;

type ComparisonGroupId = keyof typeof GROUPS;

/** Rows that stay where no job says anything: a candidate would ask. */
const ASKED: ReadonlySet<ComparisonRowId> = new Set([
  'rate',
  'in_hand',
  'travel',
  'housing',
  'period',
  'hours',
]);

/** What no row of a list has: of a job that is only known in part it is unknown. */
const OF_AD_ALONE: ReadonlySet<ComparisonRowId> = new Set([
  'salary_text',
  'travel',
  'housing',
  'shifts',
  'licence',
  'years',
  'languages',
  'documents',
  'systems',
  'conditions',
  'agreement',
  'qualifying',
  'terms_said',
  ...TERM_ROWS,
]);

/** Whether nobody can say it of the job while the store is down. */
export function isUnknown(id: ComparisonRowId, job: JobDetail | undefined): boolean {
  if (!job?.partial) return false;
  return OF_AD_ALONE.has(id) || (id === 'hours' && job.hoursPerWeek === null);
}

/** One row of a comparison. */
interface ComparisonRow {
  id: ComparisonRowId;
  /** Not all jobs say the same. */
  differs: boolean;
  /** Whether each job says it, in the jobs' order. */
  stated: boolean[];
}

interface ComparisonGroup {
  id: ComparisonGroupId;
  rows: ComparisonRow[];
}

function rowOf(id: ComparisonRowId, jobs: readonly ComparedJob[]): ComparisonRow {
  const values = jobs.map((job) => valueIn(id, job) ?? null);
  // What is unknown of a job is not different
  const known = values.filter((_, at) => !isUnknown(id, jobs[at]?.job));
  return {
    id,
    differs: new Set(known.map((value) => JSON.stringify(value))).size > 1,
    stated: values.map((value) => value !== null),
  };
}

/** What jobs say of themselves, side by side; rows of which none says anything are left out. */
export function comparisonGroups(jobs: readonly ComparedJob[]): ComparisonGroup[] {
  return Object.entries(GROUPS)
    .map(([id, ids]) => ({
      id: id as ComparisonGroupId,
      rows: ids
        .map((row) => rowOf(row, jobs))
        .filter((row) => ASKED.has(row.id) || row.stated.includes(true)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
