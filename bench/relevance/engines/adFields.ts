import type { Job } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import {
  employmentTypeById,
  systemById,
  workFieldById,
  workingHourById,
  workRoleById,
  workRoleGroupById,
} from '#domain/vocabulary/lookup';

/** The whole ad as text, for an engine that has no filters: ids are named in both languages. */
export interface AdFields {
  id: string;
  title: string;
  role: string;
  /** The profession's group. */
  group: string;
  place: string;
  workplace: string;
  /** Fields of work and their groups. */
  fields: string;
  /** Times of day, duty, forms of employment and systems. */
  terms: string;
  text: string;
}

export function adFields(job: Job): AdFields {
  const { names } = toJobSummary(job);
  const { name, unit, careProvider, about } = job.workplace;
  const fields = job.workFields.flatMap((id) => [id, workFieldById(id)?.group ?? id]);
  return {
    id: job.id,
    title: job.title,
    role: both(names.workRole),
    group: both(workRoleGroupById(workRoleById(job.workRole)?.group ?? '')?.text),
    place: [names.place, names.region].join(' '),
    workplace: [name, unit, careProvider].join(' '),
    fields: [...new Set(fields)].map((id) => both(workFieldById(id)?.text)).join(' '),
    terms: [
      ...job.timeOfDay.map((id) => both(workingHourById(id)?.text)),
      ...job.employmentTypes.map((id) => both(employmentTypeById(id)?.text)),
      ...job.systems.map((id) => systemById(id)?.text ?? id),
      job.onCallDuty ? 'jour beredskap on-call' : '',
    ].join(' '),
    text: [...job.description, ...job.requirements, ...job.meritorious, about].join(' '),
  };
}

function both(text: { sv: string; en: string } | undefined): string {
  return text ? `${text.sv} ${text.en}` : '';
}

/** How much a word counts by where it stands: the best of five sets for the two engines that take it. */
export const WEIGHTS = {
  role: 12,
  title: 4,
  place: 10,
  fields: 6,
  terms: 8,
  workplace: 2,
  group: 3,
  text: 0.3,
} as const satisfies Record<Exclude<keyof AdFields, 'id'>, number>;

export type AdField = keyof typeof WEIGHTS;
export const AD_FIELDS = Object.keys(WEIGHTS).filter((name): name is AdField => name in WEIGHTS);
