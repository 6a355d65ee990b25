import { type PointSources, pointLines, type Scored } from '#domain/applications/points';
import type { DocumentType } from '#domain/candidates/documents';
import { hasTwoReferences, isFromManager } from '#domain/candidates/references';
import { countedEnd } from './change';

/** What gives points in applications, the easiest first. */
export const POINT_KINDS = ['bankid', 'references', 'system', 'document'] as const;

/** Something that a candidate can add, which counts when applications to a job are compared. */
type PointChange =
  | { kind: 'bankid' }
  /** As many references from a manager as are missing. */
  | { kind: 'references'; count: number }
  | { kind: 'system'; system: string }
  | { kind: 'document'; type: DocumentType };

/** An application whose points are counted. */
export type ScoredApplication = Pick<Scored, 'job' | 'answers'>;

export interface PointGain {
  change: PointChange;
  /** In each of them. */
  points: number;
  /** As many applications have them then and not today. */
  applications: number;
}

/** The documents that give points. */
const DOCUMENTS = ['hosp_licence', 'cv'] as const satisfies readonly DocumentType[];
/** The two latest jobs, from each of which one reference counts. */
const LATEST_JOBS = [1, 2] as const;
/** As many systems are named. */
const MOST_SYSTEMS = 3;

/**
 * What would give points in a candidate's own applications, most points in all first. What others have
 * is not looked at: no place among them is told.
 */
export function pointGains(
  sources: PointSources,
  applications: readonly ScoredApplication[],
  today: string,
): PointGain[] {
  const before = applications.map((one) => pointsOf(one, sources, today));
  const gains = changesOf(sources, applications, today).flatMap((change): PointGain[] => {
    const after = applyTo(sources, change, today);
    const gained = applications
      .map((one, at) => pointsOf(one, after, today) - (before[at] ?? 0))
      .filter((points) => points > 0);
    const [points] = gained;
    return points === undefined ? [] : [{ change, points, applications: gained.length }];
  });
  const inAll = ({ points, applications: count }: PointGain) => points * count;
  const sorted = gains.sort((one, other) => inAll(other) - inAll(one));
  let systems = 0;
  return sorted.filter(({ change }) => {
    if (change.kind === 'system') systems += 1;
    return change.kind !== 'system' || systems <= MOST_SYSTEMS;
  });
}

function changesOf(
  { profile, references }: PointSources,
  applications: readonly ScoredApplication[],
  today: string,
): PointChange[] {
  const asked = new Set(applications.flatMap(({ job }) => job.systems));
  return [
    ...(profile.bankIdVerified ? [] : [{ kind: 'bankid' } as const]),
    ...(hasTwoReferences(references, today)
      ? []
      : [{ kind: 'references', count: missingReferences(references, today).length } as const]),
    ...[...asked]
      .filter((system) => !profile.systems.includes(system))
      .sort()
      .map((system): PointChange => ({ kind: 'system', system })),
    ...DOCUMENTS.map((type): PointChange => ({ kind: 'document', type })),
  ];
}

function missingReferences(
  references: PointSources['references'],
  today: string,
): PointSources['references'] {
  const fromManagers = references.filter((one) => isFromManager(one, today));
  return LATEST_JOBS.map((latestJob) => ({ isManager: true, latestJob })).filter(
    ({ latestJob }) => !fromManagers.some((one) => one.latestJob === latestJob),
  );
}

function applyTo(sources: PointSources, change: PointChange, today: string): PointSources {
  const { profile, references, documents } = sources;
  switch (change.kind) {
    case 'bankid':
      return { ...sources, profile: { ...profile, bankIdVerified: true } };
    case 'references':
      return { ...sources, references: [...references, ...missingReferences(references, today)] };
    case 'system':
      return { ...sources, profile: { ...profile, systems: [...profile.systems, change.system] } };
    case 'document':
      return { ...sources, documents: [...documents, countedEnd(change.type, today)] };
  }
}

const pointsOf = (application: ScoredApplication, sources: PointSources, today: string): number =>
  pointLines({ ...application, sources, today })
    .filter(({ met }) => met)
    .reduce((sum, { points }) => sum + points, 0);
