import type { JobDetail } from '#domain/api/portal';
import { jobStatusOn } from '#domain/jobs/closing';
import { toJobDetail } from '#domain/jobViews/publicDetail';
import type { JobEvent } from '../jobs/jobFeed';

/** What a job says as its page does: the same names, by the vocabulary's ids. */
type Shown = Pick<
  JobDetail,
  | 'employmentTypes'
  | 'timeOfDay'
  | 'onCallDuty'
  | 'systems'
  | 'hourlyRate'
  | 'startsOn'
  | 'endsOn'
  | 'hoursPerWeek'
  | 'shifts'
  | 'requires'
  | 'steps'
  | 'travel'
  | 'housing'
  | 'terms'
  | 'language'
  | 'closesOn'
  | 'publishedAt'
  | 'description'
  | 'requirements'
  | 'meritorious'
>;

/** An open job as the feed shows it: what a visitor's job page says, without contact details. */
export interface FeedJob extends Shown {
  id: string;
  /** An address by the id, which never changes; it leads to `url`. */
  address: string;
  url: string;
  title: string;
  profession: { id: string; sv: string; en: string };
  fields: string[];
  place: { id: string | null; name: string | null; region: string | null };
  workplace: string;
}

/** What has last happened to a job: it is open as `job` says, or it is gone. */
export type FeedEntry = { event: number; at: string } & (
  | { type: 'job'; job: FeedJob }
  | { type: 'removal'; id: string; address: string; reason: 'closed' | 'disabled' | 'deleted' }
);

const VISITOR = { isCandidate: false, includeWorkplace: false, applied: false };

export function feedEntry({ event, at, job }: JobEvent, day: string, publicUrl: string): FeedEntry {
  const status = jobStatusOn(job, day);
  const { id } = job;
  const address = `${publicUrl}/jobb/${id}`;
  if (status !== 'open') return { event, at, type: 'removal', id, address, reason: status };
  const shown = toJobDetail(job, VISITOR);
  const { names, location, hourlyRate } = shown;
  return {
    event,
    at,
    type: 'job',
    job: {
      id,
      address,
      url: `${publicUrl}/jobb/${shown.slug}`,
      title: shown.title,
      profession: { id: shown.workRole, ...names.workRole },
      fields: shown.workFields,
      place: { id: location, name: names.place, region: names.region },
      workplace: shown.workplaceName,
      employmentTypes: shown.employmentTypes,
      timeOfDay: shown.timeOfDay,
      onCallDuty: shown.onCallDuty,
      systems: shown.systems,
      hourlyRate,
      startsOn: shown.startsOn,
      endsOn: shown.endsOn,
      hoursPerWeek: shown.hoursPerWeek,
      shifts: shown.shifts ?? null,
      requires: shown.requires ?? null,
      steps: shown.steps ?? null,
      travel: shown.travel ?? null,
      housing: shown.housing ?? null,
      terms: shown.terms ?? null,
      language: shown.language ?? null,
      closesOn: shown.closesOn,
      publishedAt: shown.publishedAt,
      description: shown.description,
      requirements: shown.requirements,
      meritorious: shown.meritorious,
    },
  };
}

/** A page of the feed, and where it goes on. */
export interface FeedPage {
  entries: FeedEntry[];
  /** The cursor of the last event; the one that was asked after when there is none. */
  last: string;
  /** Whether there are more events now. */
  more: boolean;
}
