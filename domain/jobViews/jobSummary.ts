import { lastDayToApply } from '#domain/jobs/closing';
import type { Job, JobNames, JobSummary } from '#domain/jobs/job';
import { otherLanguageOf } from '#domain/jobs/otherLanguage';
import { jobInHand } from '#domain/pay/jobInHand';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';

/** The names that a list shows; an id that is no longer in the vocabulary is shown itself. */
export function jobNames({ workRole, location }: Pick<Job, 'workRole' | 'location'>): JobNames {
  const place = location === null ? undefined : locationById(location);
  const region = place && locationById(place.regionId);
  return {
    workRole: workRoleById(workRole)?.text ?? { sv: workRole, en: workRole },
    place: place?.name ?? null,
    region: region?.name ?? null,
  };
}

/** The fields of a list's row. */
export function toJobSummary(job: Job): JobSummary {
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    workRole: job.workRole,
    workFields: job.workFields,
    location: job.location,
    employmentTypes: job.employmentTypes,
    timeOfDay: job.timeOfDay,
    onCallDuty: job.onCallDuty,
    hourlyRate: job.hourlyRate,
    startsOn: job.startsOn,
    endsOn: job.endsOn,
    hoursPerWeek: job.hoursPerWeek,
    closesOn: lastDayToApply(job),
    publishedAt: job.publishedAt,
    workplaceName: job.workplace.name,
    ...(job.source.name !== 'vikari' && { imported: true }),
    ...otherLanguageOf(job),
    inHand: jobInHand(job),
    names: jobNames(job),
  };
}
