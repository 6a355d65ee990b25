import type { JobDetail, JobDetailNames, WorkplaceDetails } from '#domain/api/portal';
import { lastDayToApply } from '#domain/jobs/closing';
import { externalApplication } from '#domain/jobs/externalApplication';
import type { ContactPerson, Job, JobNames } from '#domain/jobs/job';
import { jobPayInHand } from '#domain/pay/jobInHand';
import { EMPLOYMENT_TYPES } from '#domain/vocabulary/employmentTypes';
import { locationById } from '#domain/vocabulary/lookup';
import { SYSTEMS } from '#domain/vocabulary/systems';
import type { AppLocation } from '#domain/vocabulary/types';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';
import { WORKING_HOURS } from '#domain/vocabulary/workingHours';
import { jobNames } from './jobSummary';

/** Who reads the job. */
export interface JobViewer {
  /** A signed-in candidate; a visitor sees a shortened workplace and contact (part 6). */
  isCandidate: boolean;
  /** They asked with `includeWorkplace=1`. */
  includeWorkplace: boolean;
  /** They have an application on it. */
  applied: boolean;
}

/** What is known of its employer, and of where it is. */
type EmployerFacts = Pick<JobDetail, 'replies'> & { workplaceId: string };

/** By the job's object, which is never changed: the sum of a job is the same for every reader. */
const payByJob = new WeakMap<Job, JobDetail['inHand']>();

function payOf(job: Job): JobDetail['inHand'] {
  const known = payByJob.get(job);
  if (known !== undefined) return known;
  const pay = jobPayInHand(job);
  payByJob.set(job, pay);
  return pay;
}

/** A job as its page shows it. Internal questions (audience 1) never leave the server. */
export function toJobDetail(
  job: Job,
  viewer: JobViewer,
  { replies, workplaceId }: EmployerFacts = { replies: null, workplaceId: '' },
): JobDetail {
  const {
    status: _status,
    employerId: _employerId,
    publicEmployer: _publicEmployer,
    workplace,
    ...shown
  } = job;
  const external = externalApplication(job.source);
  // An imported job is public at its source, so nothing is hidden.
  const whole = external !== null || (viewer.isCandidate && viewer.includeWorkplace);
  return {
    ...shown,
    closesOn: lastDayToApply(job),
    profession: job.workRole,
    names: { ...jobNames(job), ...choiceNames(job) },
    workplaceName: workplace.name,
    ...(external && { imported: true }),
    inHand: payOf(job),
    healthcareWorkplaceDetails: { id: workplaceId, ...workplaceDetails(job, whole) },
    contact: viewer.isCandidate ? job.contact : withoutReach(job.contact),
    questionnaire: job.questionnaire.filter(({ audience }) => audience === 0),
    applied: viewer.applied,
    externalApplication: external,
    replies,
  };
}

/** The texts of the vocabulary's items that a job has. */
function textsOf<Name>(
  ids: readonly string[],
  items: readonly { id: string; text: Name }[],
): Name[] {
  return items.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
}

function choiceNames(job: Job): Omit<JobDetailNames, keyof JobNames> {
  return {
    workFields: textsOf(job.workFields, WORK_FIELDS),
    employmentTypes: textsOf(job.employmentTypes, EMPLOYMENT_TYPES),
    timeOfDay: textsOf(job.timeOfDay, WORKING_HOURS),
    systems: textsOf(job.systems, SYSTEMS),
  };
}

function workplaceDetails(
  { workplace, location }: Job,
  whole: boolean,
): Omit<WorkplaceDetails, 'id'> {
  const place: AppLocation | undefined = location === null ? undefined : locationById(location);
  return {
    name: workplace.name,
    county: (place && locationById(place.regionId)?.name) ?? null,
    municipality: place?.kind === 'municipality' ? place.name : null,
    careProvider: whole ? workplace.careProvider : null,
    unit: whole ? workplace.unit : null,
    about: whole ? workplace.about : null,
    limited: !whole,
  };
}

/**
 * The contact's name and title are public; the phone and the address are for signed-in candidates.
 */
function withoutReach(contact: ContactPerson | null): ContactPerson | null {
  return contact && { ...contact, phone: null, email: null };
}
