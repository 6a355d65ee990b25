import type { BookedAssignment, BookedInterview, YearOfWork } from '#domain/api/planning';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import { stockholmClock } from '#domain/calendar/stockholmTime';
import { type RestWarning, restWarningsWith } from '#domain/planning/rest';
import { type PlannedWeek, yearPlan } from '#domain/planning/yearPlan';

/** A warning; `added`: only because of the job that is considered. */
type PlanWarning = RestWarning & { added: boolean };

/** A week of the plan with all that is in it. */
export interface WeekOfPlan extends Pick<PlannedWeek, 'week' | 'key' | 'available' | 'holidays'> {
  assignments: BookedAssignment[];
  interviews: BookedInterview[];
  /** Whether the considered job has a day in it. */
  considered: boolean;
  warnings: PlanWarning[];
}

/** How the considered job is named among the assignments of a plan. */
const CONSIDERED = 'considered';

const keyOf = (day: string): string => weekKey(isoWeekOf(day));

/**
 * The weeks of a year.
 *
 * @param availableWeeks - the weeks in which the candidate can work, by `week_year`.
 */
export function planWeeks(
  { year, assignments, interviews, considered }: YearOfWork,
  availableWeeks: ReadonlySet<string>,
): WeekOfPlan[] {
  const byId = new Map(assignments.map((one) => [one.applicationId, one]));
  const planned = [
    ...assignments.map(({ applicationId, job }) => ({ ...job, id: applicationId })),
    ...(considered ? [{ ...considered, id: CONSIDERED }] : []),
  ];
  const warnings = warningsOf({ assignments, considered });
  return yearPlan(year, planned, availableWeeks).map(({ assignments: ids, ...week }) => ({
    ...week,
    assignments: ids.flatMap((id) => byId.get(id) ?? []),
    interviews: interviews.filter(
      ({ startsAt }) => keyOf(stockholmClock(Date.parse(startsAt)).day) === week.key,
    ),
    considered: ids.includes(CONSIDERED),
    warnings: warnings.filter(({ day }) => keyOf(day) === week.key),
  }));
}

/** Where the shifts leave too little rest, with and without the considered job. */
function warningsOf({
  assignments,
  considered,
}: Pick<YearOfWork, 'assignments' | 'considered'>): PlanWarning[] {
  const { booked, added } = restWarningsWith(
    assignments.flatMap(({ job }) => job.shifts ?? []),
    considered?.shifts ?? [],
  );
  return [
    ...booked.map((warning) => ({ ...warning, added: false })),
    ...added.map((warning) => ({ ...warning, added: true })),
  ];
}

/** The weeks that can be chosen: without an assignment, and not passed. */
export function isFree({ week, assignments }: WeekOfPlan, today: string): boolean {
  return assignments.length === 0 && week.endDate >= today;
}

type ShiftsOfJob = Pick<BookedAssignment['job'], 'shifts'>;

/** Whether a job names its shifts. */
export const namesShifts = ({ shifts }: ShiftsOfJob): boolean => (shifts?.length ?? 0) > 0;

/** How many shifts begin in a week; null for a job that names none. */
export function shiftsIn(
  job: ShiftsOfJob,
  { startDate, endDate }: Pick<WeekOfPlan['week'], 'startDate' | 'endDate'>,
): number | null {
  if (!namesShifts(job)) return null;
  return job.shifts?.filter(({ day }) => day >= startDate && day <= endDate).length ?? null;
}

/**
 * Whether something is booked that may leave too little rest beside the considered job: it names no
 * shifts, and is in its weeks or in those beside them, or nobody has said when it is.
 */
export function hasUnknownRest(
  weeks: readonly WeekOfPlan[],
  { assignments }: Pick<YearOfWork, 'assignments'>,
): boolean {
  const near = weeks.filter((_, at) => weeks.slice(Math.max(0, at - 1), at + 2).some(isConsidered));
  return [
    ...near.flatMap((week) => week.assignments),
    ...assignments.filter(({ job }) => job.from === null),
  ].some(({ job }) => !namesShifts(job));
}

const isConsidered = ({ considered }: WeekOfPlan): boolean => considered;
