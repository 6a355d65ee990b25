import { addDays } from '#domain/calendar/days';
import {
  addMonths,
  firstDayOfMonth,
  lastDayOf,
  monthNumber,
  monthOf,
} from '#domain/calendar/months';
import { type DocumentType, endOf, lastDayOfDocument } from '#domain/candidates/documents';
import { reachesLevel } from '#domain/candidates/languages';
import type { StatedRequirements } from '#domain/jobs/jobFacts';
import { GROUP_WITH_LICENCE, isLicensedRole } from '#domain/vocabulary/licensedRoles';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';
import type { CandidateFacts, JobToTake } from './candidateFacts';
import { type DocumentReadiness, documentReadiness } from './readiness';
import type { Reason, RuleId, SOURCE_KINDS, Verdict } from './words';

/** What one rule says of a job and a candidate on a day. */
export interface Outcome {
  verdict: Verdict;
  /** Why; the screen has its words. */
  reason: Reason;
  /** What the words name: numbers, days, ids. */
  values: Record<string, string | number>;
  /** The first day on which time alone makes it green; null when it does not, or it is green. */
  greenOn: string | null;
}

/** Where a rule comes from: a law, an agreement, or the ad itself. */
interface RuleSource {
  kind: (typeof SOURCE_KINDS)[number];
  /** null: the ad. */
  url: string | null;
}

export interface EligibilityRule {
  id: RuleId;
  sources: RuleSource[];
  check: (job: JobToTake, candidate: CandidateFacts, day: string) => Outcome;
  /** What of a job decides what the rule says, besides the days: it treats others alike. */
  alikeBy: (job: JobToTake) => string;
  /** It can say red. What is red may turn to something else with time, and never back. */
  maySayRed?: true;
  /** The assignment's last day decides too; of the others its first day does. */
  byEnd?: true;
}

const AD: RuleSource = { kind: 'ad', url: null };
const PATIENT_SAFETY_ACT: RuleSource = {
  kind: 'law',
  url: 'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/patientsakerhetslag-2010659_sfs-2010-659/',
};
/** The regions' national agreement on staffing, as its contracting authority describes it. */
const NATIONAL_AGREEMENT: RuleSource = {
  kind: 'agreement',
  url: 'https://www.vgregion.se/ov/hyrpersonal/information-om-avtalet/',
};
/** What the national agreement asks for where the ad names no figure. */
const AGREEMENT_MONTHS = 12;
const AGREEMENT_YEARS = 2;
const MONTHS_PER_YEAR = 12;
/** Months that an experience is followed into the future at most. */
const FARTHEST_MONTHS = 100 * MONTHS_PER_YEAR;

/** A licence of its own, which is not a nurse's. */
const COVERS_NOTHING: ReadonlySet<string> = new Set(['rontgensjukskoterska']);

const groupOf = (workRole: string): string => workRoleById(workRole)?.group ?? '';

function outcome(
  verdict: Verdict,
  reason: Reason,
  values: Outcome['values'] = {},
  greenOn: string | null = null,
): Outcome {
  return { verdict, reason, values, greenOn };
}

export function covers(has: string, asked: string): boolean {
  return !COVERS_NOTHING.has(has) && GROUP_WITH_LICENCE[groupOf(has)] === groupOf(asked);
}

/** The same profession, or one of the same group of them (part 5's group rule). */
export function isSimilarRole(one: string, other: string): boolean {
  const group = groupOf(one);
  return one === other || (group !== '' && group === groupOf(other));
}

/** What a candidate has said that they are, or have worked as; what they wish for is neither. */
export function statedRoles({
  professions,
  experiences,
}: Pick<CandidateFacts, 'professions' | 'experiences'>): string[] {
  return [...new Set([...professions, ...experiences.map(({ workRole }) => workRole)])];
}

function checkProfession(job: JobToTake, candidate: CandidateFacts): Outcome {
  const { wishedProfessions = [] } = candidate;
  const professions = statedRoles(candidate);
  const values = { workRole: job.workRole };
  if (professions.length === 0) return outcome('amber', 'profession.not_said', values);
  if (professions.includes(job.workRole)) return outcome('green', 'profession.same', values);
  if (professions.some((has) => covers(has, job.workRole))) {
    return outcome('green', 'profession.covered', values);
  }
  if (professions.some((has) => isSimilarRole(has, job.workRole))) {
    return outcome('amber', 'profession.similar', values);
  }
  // To want to work as something is not to be it
  if (wishedProfessions.includes(job.workRole)) {
    return outcome('amber', 'profession.wished', values);
  }
  // What they have worked as is not all that they may be
  return candidate.professions.length === 0
    ? outcome('amber', 'profession.not_said', values)
    : outcome('red', 'profession.other', values);
}

function checkLicence(job: JobToTake, candidate: CandidateFacts, day: string): Outcome {
  if (!(job.requires?.licence || isLicensedRole(job.workRole))) {
    return job.requires?.licence === false
      ? outcome('green', 'licence.none_asked')
      : outcome('unknown', 'licence.ask');
  }
  const licences = candidate.documents.filter(
    ({ type }) => type === 'hosp_licence' || type === 'ivo_licence',
  );
  const until = job.endsOn ?? day;
  if (licences.some((one) => endOf(one) === 'none')) return outcome('green', 'licence.held');
  const latest = licences
    .flatMap((one) => lastDayOfDocument(one) ?? [])
    .sort()
    .at(-1);
  // One that lasts is enough; else one whose end nobody has said may
  if ((latest ?? '') < until && licences.some((one) => endOf(one) === 'unknown')) {
    return outcome('amber', 'licence.undated');
  }
  if (latest === undefined) return outcome('amber', 'licence.missing');
  if (latest < until) return outcome('amber', 'licence.expires', { day: latest });
  return job.endsOn === null
    ? outcome('unknown', 'licence.ask_end', { day: latest })
    : outcome('green', 'licence.held');
}

/** The months of the qualifying period; null: the job does not say. */
function qualifyingMonths({ agreement, monthsSinceEmployed }: StatedRequirements): number | null {
  if (monthsSinceEmployed !== undefined) return monthsSinceEmployed;
  if (agreement === 'national') return AGREEMENT_MONTHS;
  return agreement === 'none' ? 0 : null;
}

/** The id of the region that a job is in; undefined where the ad does not say it. */
export function regionOf({ location }: Pick<JobToTake, 'location'>): string | undefined {
  return location === null ? undefined : locationById(location)?.regionId;
}

function checkQualifyingPeriod(
  job: JobToTake,
  { experiences, experiencesComplete = false }: CandidateFacts,
  day: string,
): Outcome {
  const months = qualifyingMonths(job.requires ?? {});
  const region = regionOf(job);
  if (months === 0) return outcome('green', 'qualifying_period.none');
  if (months === null || region === undefined) return outcome('unknown', 'qualifying_period.ask');
  const values = { months, region };
  // Only the month is known: the last hour may have been on its last day
  const overOn = (to: string) => addDays(addMonths(lastDayOf(to), months), 1);
  const blocking = experiences.filter(
    ({ regionEmployer, to }) =>
      (regionEmployer === region || regionEmployer === null) && (to === null || overOn(to) > day),
  );
  if (blocking.length === 0) {
    if (experiencesComplete) return outcome('green', 'qualifying_period.over', values);
    // An employment that they have not said may be one of the region's
    return experiences.length === 0
      ? outcome('amber', 'qualifying_period.nothing_said', values)
      : outcome('amber', 'qualifying_period.confirm', values);
  }
  const goesOn = blocking.some(({ to }) => to === null);
  const last = goesOn
    ? null
    : (blocking
        .map(({ to }) => overOn(to ?? ''))
        .sort()
        .at(-1) ?? null);
  const withDay = last === null ? values : { ...values, day: last };
  // Time alone is enough only when nothing else is left to say
  const greenOn = experiencesComplete ? last : null;
  const employed = blocking.filter(({ regionEmployer }) => regionEmployer === region);
  if (employed.length === 0) {
    return outcome('amber', 'qualifying_period.not_said', withDay, greenOn);
  }
  return employed.some(({ to }) => to === null)
    ? outcome('red', 'qualifying_period.employed_now', values)
    : outcome('red', 'qualifying_period.employed_lately', withDay, greenOn);
}

/** The years that are asked for; null: the job does not say. */
function yearsAsked({ agreement, yearsInProfession }: StatedRequirements): number | null {
  if (yearsInProfession !== undefined) return yearsInProfession;
  return agreement === 'national' ? AGREEMENT_YEARS : null;
}

/** The months of an experience by their numbers; `to` is infinite while it goes on. */
interface Span {
  from: number;
  to: number;
}

/** Those of roles like the job's, the earliest first. */
function similarSpans(
  workRole: string,
  experiences: CandidateFacts['experiences'],
): readonly Span[] {
  return experiences
    .filter((one) => isSimilarRole(one.workRole, workRole) || covers(one.workRole, workRole))
    .map(({ from, to }) => ({
      from: monthNumber(from),
      to: to === null ? Number.POSITIVE_INFINITY : monthNumber(to),
    }))
    .sort((a, b) => a.from - b.from);
}

/** Whole months that are over before a month; each counts once, however many jobs it had. */
function monthsBefore(month: number, spans: readonly Span[]): number {
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    const end = Math.min(to, month - 1);
    months += Math.max(0, end - Math.max(from - 1, counted));
    counted = Math.max(counted, end);
  }
  return months;
}

/**
 * Whether there are as many years in a similar role as the job asks for. Never red: a list of
 * employments proves nothing about those that are not in it.
 */
export function checkExperience(
  { workRole, requires }: Pick<JobToTake, 'workRole' | 'requires'>,
  { experiences }: Pick<CandidateFacts, 'experiences'>,
  day: string,
): Outcome {
  const years = yearsAsked(requires ?? {});
  if (years === null) return outcome('unknown', 'experience.ask');
  if (years === 0) return outcome('green', 'experience.none_asked');
  const asked = years * MONTHS_PER_YEAR;
  if (experiences.length === 0) return outcome('amber', 'experience.not_said', { years });
  const spans = similarSpans(workRole, experiences);
  const has = monthsBefore(monthNumber(monthOf(day)), spans);
  const values = { years, months: has };
  if (has >= asked) return outcome('green', 'experience.enough', values);
  return outcome('amber', 'experience.too_little', values, enoughFrom(spans, asked - has, day));
}

/** The first day on which the missing months are over, when the present jobs go on. */
function enoughFrom(spans: readonly Span[], missing: number, day: string): string | null {
  const now = monthNumber(monthOf(day));
  const last = Math.max(...spans.map(({ to }) => to));
  let left = missing;
  for (let month = now; month <= last && month < now + FARTHEST_MONTHS; month += 1) {
    if (spans.some(({ from, to }) => from <= month && month <= to)) left -= 1;
    if (left === 0) return firstDayOfMonth(month + 1);
  }
  return null;
}

function checkLanguages({ requires }: JobToTake, { languages }: CandidateFacts): Outcome {
  const asked = requires?.languages;
  if (asked === undefined) return outcome('unknown', 'language.ask');
  const first = asked[0];
  if (first === undefined) return outcome('green', 'language.none_asked');
  const levelOf = (language: string) =>
    languages?.find((skill) => skill.language === language)?.level;
  const tooLow = asked.find(({ language, level }) => {
    const has = levelOf(language);
    return has !== undefined && !reachesLevel(has, level);
  });
  if (tooLow) return outcome('red', 'language.too_low', { ...tooLow });
  const unsaid = asked.find(({ language }) => levelOf(language) === undefined);
  if (unsaid) return outcome('amber', 'language.not_said', { ...unsaid });
  return outcome('green', 'language.enough', { ...first });
}

function checkDocuments(job: JobToTake, candidate: CandidateFacts, day: string): Outcome {
  const asked = job.requires?.documents;
  if (asked === undefined) return outcome('unknown', 'documents.ask');
  if (asked.length === 0) return outcome('green', 'documents.none_asked');
  const { ready, needed, lines } = readinessOn(job, asked, candidate, day);
  if (ready === needed) return outcome('green', 'documents.ready', { needed });
  const open = lines.filter(({ state }) => state === 'open_end').length;
  const missing = needed - ready - open;
  return missing === 0
    ? outcome('unknown', 'documents.ask_end', { needed, open })
    : outcome('amber', 'documents.missing', { needed, missing });
}

/** How the documents that a job asks for stand when it begins on a day. */
export function readinessOn(
  { endsOn }: Pick<JobToTake, 'endsOn'>,
  asked: readonly DocumentType[],
  { documents }: Pick<CandidateFacts, 'documents'>,
  day: string,
): DocumentReadiness {
  return documentReadiness(asked, documents, endsOn ?? day, endsOn !== null);
}

/** Where a job does not say something that a rule asks about; differs from what it may say. */
const UNSAID = '-';

/** Every rule, in the order in which a candidate reads them. */
export const ELIGIBILITY_RULES: readonly EligibilityRule[] = [
  {
    id: 'profession',
    sources: [AD],
    check: checkProfession,
    alikeBy: ({ workRole }) => workRole,
    maySayRed: true,
  },
  {
    id: 'licence',
    sources: [PATIENT_SAFETY_ACT],
    check: checkLicence,
    alikeBy: ({ workRole, requires }) =>
      isLicensedRole(workRole) ? 'true' : String(requires?.licence ?? UNSAID),
    byEnd: true,
  },
  {
    id: 'qualifying_period',
    sources: [NATIONAL_AGREEMENT, AD],
    check: checkQualifyingPeriod,
    alikeBy(job) {
      const months = qualifyingMonths(job.requires ?? {});
      if (months === 0) return '0';
      const region = regionOf(job);
      return months === null || region === undefined ? UNSAID : `${region} ${months}`;
    },
    maySayRed: true,
  },
  {
    id: 'experience',
    sources: [NATIONAL_AGREEMENT, AD],
    check: checkExperience,
    alikeBy({ workRole, requires }) {
      const years = yearsAsked(requires ?? {});
      return years ? `${workRole} ${years}` : String(years ?? UNSAID);
    },
  },
  {
    id: 'language',
    sources: [AD],
    check: checkLanguages,
    alikeBy: ({ requires }) =>
      requires?.languages
        ?.map(({ language, level }) => `${language} ${level}`)
        .sort()
        .join() ?? UNSAID,
    maySayRed: true,
  },
  {
    id: 'documents',
    sources: [AD],
    check: checkDocuments,
    alikeBy: ({ requires }) => [...new Set(requires?.documents ?? [UNSAID])].sort().join(),
    byEnd: true,
  },
];
