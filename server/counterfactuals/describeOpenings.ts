import type { OpeningPay, Openings } from '#domain/api/counterfactuals';
import type { Standing } from '#domain/counterfactuals/applyChange';
import { idOfChanges } from '#domain/counterfactuals/change';
import type { Possible } from '#domain/counterfactuals/changesFor';
import { changesOf, type Opening, sourcesOf } from '#domain/counterfactuals/openings';
import { payOfOpenings } from '#domain/counterfactuals/payOfOpenings';
import { statedRoles } from '#domain/eligibility/rules';
import type { JobSummary } from '#domain/jobs/job';
import { workRoleById } from '#domain/vocabulary/lookup';
import type { JobIndex } from '../jobs/jobIndex';
import { findOpenings } from './findOpenings';

/** As many jobs are shown of an opening as an example. */
const EXAMPLES = 3;

/** What opens most doors, with its jobs and what they give; computed from the index alone. */
export function describeOpenings(
  index: Pick<JobIndex, 'green' | 'alikeFor' | 'get'>,
  standing: Standing,
): Omit<Openings, 'points'> {
  const { now, ofProfession, missing, openings } = findOpenings(index, standing);
  const jobsWith = (ids: readonly string[]) => ids.flatMap((id) => index.get(id) ?? []);
  return {
    professions: statedRoles(standing.candidate).length,
    now: { total: now.length, pay: payOf(jobsWith(now)) },
    ofProfession,
    missing: [...missing]
      .sort(([, one], [, other]) => other - one)
      .map(([rule, jobs]) => ({ rule, jobs })),
    openings: openings.map((opening) => toOpening(opening, jobsWith(opening.opened))),
  };
}

/** The order of lists of jobs: the newest first. */
export function newestFirst(one: JobSummary, other: JobSummary): number {
  if (one.publishedAt !== other.publishedAt) return one.publishedAt > other.publishedAt ? -1 : 1;
  return one.id > other.id ? -1 : 1;
}

function toOpening(opening: Opening, jobs: readonly JobSummary[]): Openings['openings'][number] {
  const regions = new Set(jobs.map(({ names }) => names.region));
  const [region = null] = regions;
  return {
    id: idOfChanges(changesOf(opening)),
    steps: opening.steps.map(toStep),
    opened: opening.opened.length,
    region: regions.size === 1 ? region : null,
    pay: payOf(jobs),
    examples: newest(jobs, EXAMPLES),
  };
}

/** The first of a list's order, without sorting all. */
function newest(jobs: readonly JobSummary[], count: number): JobSummary[] {
  const found: JobSummary[] = [];
  for (const job of jobs) {
    const last = found.at(-1);
    if (found.length === count && last && newestFirst(last, job) < 0) continue;
    found.push(job);
    found.sort(newestFirst).splice(count);
  }
  return found;
}

/** What of a change its texts name; that something has no end is the day that is missing. */
const SHOWN: ReadonlySet<string> = new Set(['string', 'number']);

function toStep({ change, rule }: Possible): Openings['openings'][number]['steps'][number] {
  const { kind, ...values } = change;
  const workRole = 'workRole' in values ? workRoleById(values.workRole) : undefined;
  const stated = Object.entries(values).filter((entry): entry is [string, string | number] =>
    SHOWN.has(typeof entry[1]),
  );
  return {
    kind,
    rule,
    sources: [...sourcesOf(rule)],
    values: Object.fromEntries(stated),
    workRole: workRole?.text ?? null,
  };
}

const payOf = (jobs: readonly JobSummary[]): OpeningPay | null =>
  payOfOpenings(jobs.map(({ inHand }) => inHand));
