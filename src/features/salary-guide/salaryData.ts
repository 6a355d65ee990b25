import type { JobSummary } from '#domain/jobs/job';
import type { MeasuredPay } from '#domain/jobs/payStatistics';
import type { Source } from '#domain/pay/source';
import type { CareerYear } from '#domain/salaries/exampleCareer';
import type { HiredOffer } from '#domain/salaries/hiredOffers';
import type { CapLevel, PriceCap, SupplementHours } from '#domain/salaries/priceCaps';
import type { SpecialityFigure } from '#domain/salaries/quotedFigures';
import type { Area, SalaryFigure } from '#domain/salaries/salaryFigure';
import type { SalaryPageKind } from '#domain/salaries/salaryPages';
import type { SalarySourceId } from '#domain/salaries/salarySources';
import type { SalaryContent } from './salaryContent';

/** Whose salary the main figures are: the profession's own, or that of a wider group. */
export type Whose = 'own' | 'all_doctors' | 'all_nurses';

/** A link to a page of the guide. */
export interface SalaryLink {
  path: string;
  name: string;
}

/** The mean of women and men in a part of the country. */
export interface AreaMeans {
  area: Area;
  women: number | null;
  men: number | null;
}

/** Only on the two pages about hired staff. */
export interface HiredData {
  offers: readonly HiredOffer[];
  caps: readonly (PriceCap & { level: CapLevel })[];
  /** SEK an hour, as the agreement has it for nurses. */
  supplements: readonly { hours: SupplementHours; amount: number }[];
  /** What an agency keeps of the price in zone 1, by the one published model. */
  margin: { percent: readonly [number, number]; price: number; low: number; high: number };
}

/** A place or time of day to narrow the jobs to; `name` null stands for all. */
export interface JobChoice {
  name: string | null;
  href: string;
  chosen: boolean;
}

/** The open jobs of a page's professions, ten at a time. */
export interface JobsData {
  results: readonly JobSummary[];
  /** Of all pages together; null while the server reads in its lists, just after a start. */
  total: number | null;
  /** The next ten; null on the last page. */
  nextHref: string | null;
  /** The first ten; null where these are. */
  firstHref: string | null;
  /** The list of all jobs with the same filter. */
  allHref: string;
  /** What they can be narrowed to; the first of each is all. */
  places: readonly JobChoice[];
  times: readonly JobChoice[];
}

/** The example of part 9. */
export interface CareerData {
  salary: number;
  raise: number;
  overtime: { low: number; high: number };
  years: readonly CareerYear[];
}

/** Everything that a page of the guide shows. */
export interface SalaryData {
  slug: string;
  path: string;
  kind: SalaryPageKind;
  /** The profession's name as in the vocabulary. */
  name: string;
  content: SalaryContent;
  /** Where its professions have their jobs: the landing page of one, a list of several. */
  jobsHref: string;
  jobs: JobsData;
  /** The group in which it is counted, and the group whose figures are shown. */
  ssyk: string;
  of: string;
  whose: Whose;
  figures: readonly SalaryFigure[];
  /** Rows of the chart. */
  spread: readonly SalaryFigure[];
  years: readonly SalaryFigure[];
  areas: { year: number; means: readonly AreaMeans[] } | null;
  speciality: SpecialityFigure | null;
  /** Null on pages of several professions; `cap` null where it is not known. */
  priceCap: { cap: PriceCap | null } | null;
  hired: HiredData | null;
  career: CareerData | null;
  /** What open jobs pay; null while the server reads in its lists. */
  measured: readonly MeasuredPay[] | null;
  /** The pages of an overview's specialities. */
  members: readonly SalaryLink[];
  related: readonly SalaryLink[];
  /** The sources of everything above, by id. */
  sources: Partial<Record<SalarySourceId, Source>>;
}

/** A row of the guide's index. */
export interface SalaryIndexRow extends SalaryLink {
  kind: SalaryPageKind;
  whose: Whose;
  /** Empty for the pages on hired staff. */
  figures: readonly SalaryFigure[];
  unsure: boolean;
}
