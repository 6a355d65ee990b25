import type { Question } from '#domain/jobs/questionnaire';
import type { ReadTerms } from '#domain/terms/statedTerms';
import type { Language } from '../language';
import type { InHand } from './inHand';
import type { JobFacts } from './jobFacts';

/** The kind of pay; every job with a rate has it (decision 18 of the specification). */
export const PAY_BASES = ['consultant_invoice', 'consultant_salary', 'hourly_employment'] as const;
export type PayBasis = (typeof PAY_BASES)[number];

/** SEK per hour, total compensation. */
export interface HourlyRate {
  min: number;
  max: number;
  basis: PayBasis;
}

/** A job's status. `closed` is never stored: it follows from `closesOn` and the day. */
type StoredJobStatus = 'open' | 'disabled' | 'deleted';
export type JobStatus = StoredJobStatus | 'closed';

export interface Workplace {
  name: string;
  /** The organisation that runs it: `Region Stockholm`, `Umeå kommun`, a fictional employer. */
  careProvider: string;
  /** Ward or unit; null when the ad does not say. */
  unit: string | null;
  /** Beds and staff, which a visitor does not see until they register. */
  about: string | null;
}

export interface ContactPerson {
  name: string;
  title: string;
  phone: string | null;
  email: string | null;
}

/** Full or part time; null when the ad does not say. */
export type StatedExtent = 'full_time' | 'part_time' | null;

/** A job that an employer published here, and whose applications they receive here. */
interface OwnSource {
  name: 'vikari';
  id: string;
  url: null;
  datesRebased: false;
}

/** What of an imported job was read from the words of its headline, not from a field of the ad. */
export const HEADLINE_FACTS = [
  'profession',
  'work_fields',
  'employment',
  'scope',
  'time_of_day',
  'on_call',
  'period',
] as const;
export type HeadlineFact = (typeof HEADLINE_FACTS)[number];

/** Percent of full time, 1–100. */
export interface Scope {
  min: number;
  max: number;
}

/**
 * What an imported ad says beyond a job's own fields. Each part is optional: jobs that were imported
 * before it was read lack it; what is left out or null is not said.
 */
export interface AdFacts {
  scope?: Scope | null;
  /** Employment form, working time and start in the ad's own words, without contacts. */
  conditions?: string | null;
  /** What it says of the pay. */
  salaryText?: string | null;
  /** How many people are sought. */
  vacancies?: number | null;
  /** Street and number of the workplace. */
  street?: string | null;
  readFromHeadline?: HeadlineFact[];
  /** For each of the job's terms the words of the ad that it was read from. */
  readTerms?: ReadTerms;
}

/**
 * An ad from Platsbanken. An application to it here would reach no employer (decision 25 of the
 * specification).
 */
interface ImportedSource extends AdFacts {
  name: 'jobtech';
  id: string;
  /** The original ad. */
  url: string | null;
  /**
   * Where the employer takes applications, else the original ad; null when the ad gives neither.
   */
  applyUrl: string | null;
  extent: StatedExtent;
  /** True when a demonstration moved the ad's dates forward. */
  datesRebased: boolean;
}

export type JobSource = OwnSource | ImportedSource;

/** A job as stored. Dates are `YYYY-MM-DD` in Europe/Stockholm, instants ISO 8601 UTC. */
export interface Job extends JobFacts {
  id: string;
  slug: string;
  status: StoredJobStatus;
  title: string;
  workRole: string;
  workFields: string[];
  /** Municipality id (`m-0180`), else region id; null for an ad that names neither. */
  location: string | null;
  employmentTypes: string[];
  systems: string[];
  timeOfDay: string[];
  onCallDuty: boolean;
  /** null: the ad does not state a rate. */
  hourlyRate: HourlyRate | null;
  startsOn: string | null;
  endsOn: string | null;
  hoursPerWeek: number | null;
  closesOn: string;
  publishedAt: string;
  workplace: Workplace;
  /**
   * Lines with the markers that `descriptionBlocks` reads: `## ` a heading, `- ` an entry of a
   * list, otherwise a paragraph; empty when the ad has no text.
   */
  description: string[];
  requirements: string[];
  meritorious: string[];
  contact: ContactPerson | null;
  questionnaire: Question[];
  /** The employer whose integration key may change it; null for imported jobs. */
  employerId: string | null;
  /**
   * Whether a region or a municipality employs who takes it: a field of its employer. Absent where
   * nobody has said it, as in imported ads.
   */
  publicEmployer?: boolean;
  source: JobSource;
}

/** A row in a list, for a job card. */
export type JobSummary = Pick<
  Job,
  | 'id'
  | 'slug'
  | 'title'
  | 'workRole'
  | 'workFields'
  | 'location'
  | 'employmentTypes'
  | 'timeOfDay'
  | 'onCallDuty'
  | 'hourlyRate'
  | 'startsOn'
  | 'endsOn'
  | 'hoursPerWeek'
  | 'closesOn'
  | 'publishedAt'
> & {
  workplaceName: string;
  /** From another source: a start or an end that is null is not stated. */
  imported?: boolean;
  /** How many ads it stands for beside itself; absent for none. */
  twins?: number;
  /** Of its title; absent for Swedish. */
  language?: Language;
  /** What is paid out after tax; null where rate, hours or period are unknown. */
  inHand: InHand | null;
  /** Names in both languages, so that a list can be shown without the constants. */
  names: JobNames;
};

export interface JobNames {
  workRole: { sv: string; en: string };
  /** The municipality's or region's name; null with `location`. */
  place: string | null;
  region: string | null;
}

/** A job as its employer sees it. */
export type EmployersJob = Omit<Job, 'publicEmployer'>;
