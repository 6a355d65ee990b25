import { addDays } from '#domain/calendar/days';
import { DOCUMENT_TYPES, type DocumentType, endOf, holdsOn } from '#domain/candidates/documents';
import { reachesLevel } from '#domain/candidates/languages';
import { hasUndated, LICENCES } from '#domain/candidates/strength';
import type { CandidateFacts, JobToTake } from '#domain/eligibility/candidateFacts';
import { ELIGIBILITY_RULES, type Outcome, statedRoles } from '#domain/eligibility/rules';
import type { RuleId } from '#domain/eligibility/words';
import { workRoleById } from '#domain/vocabulary/lookup';
import type { Standing } from './applyChange';
import { type Change, countedEnd, MOST_YEARS } from './change';

/** A change, and the rule by whose answer it opens something. */
export interface Possible {
  change: Change;
  rule: RuleId;
}

/** Jobs, one of each kind that a rule treats alike. */
export type AskingJobs = (rule: RuleId) => readonly JobToTake[];

/** Days that somebody may wait at most. */
const LONGEST_WAIT = 730;
/** As many days are asked about, the soonest: three of them are shown at most. */
const MOST_DAYS = 24;
const MONTHS_PER_YEAR = 12;
/** A file that a job can name as nothing else says nothing of what is missing. */
const NAMELESS: DocumentType = 'other';

/**
 * Everything that a candidate could say, hand in or wait for so that a rule answers otherwise of some
 * job, the smallest step of a kind first. Nothing is in it that they have said already.
 */
export function changesFor(standing: Standing, asking: AskingJobs): Possible[] {
  const { candidate, today } = standing;
  return [
    ...sayings(candidate),
    ...documents(standing, asking('documents')),
    ...languages(candidate, asking('language')),
    ...years(standing, asking('experience')),
    ...(candidate.wishedProfessions ?? []).map(
      (workRole): Possible => ({ change: { kind: 'profession', workRole }, rule: 'profession' }),
    ),
    ...waits(candidate, today, asking),
  ];
}

/** What a press says of the employments that they have named. */
function sayings({ experiences, experiencesComplete = false }: CandidateFacts): Possible[] {
  const rule = 'qualifying_period';
  const unnamed = experiences.some(({ regionEmployer }) => regionEmployer === null);
  return [
    ...(experiencesComplete || experiences.length === 0
      ? []
      : [{ change: { kind: 'experiences_complete' }, rule } as const]),
    ...(unnamed ? [{ change: { kind: 'employers' }, rule } as const] : []),
  ];
}

function documents(
  { candidate: { documents: own }, today }: Standing,
  asking: readonly JobToTake[],
): Possible[] {
  const asked = new Set(asking.flatMap(({ requires }) => requires?.documents ?? []));
  return DOCUMENT_TYPES.flatMap((type): Possible[] => {
    if (type === NAMELESS) return [];
    const isLicence = LICENCES.includes(type);
    const end = countedEnd(type, today);
    const has = own.some(
      (one) =>
        one.type === type &&
        (end.validTo === null ? endOf(one) === 'none' : holdsOn(one, end.validTo)),
    );
    if (has) return [];
    const rule = isLicence ? 'licence' : 'documents';
    if (hasUndated(own, [type])) {
      return asked.has(type) || isLicence
        ? [{ change: { kind: 'document_end', ...end }, rule }]
        : [];
    }
    // One of both licences is enough, and the other is asked for by its name alone
    const isMissing = type === 'hosp_licence' && !hasUndated(own, LICENCES);
    if (!(asked.has(type) || isMissing)) return [];
    return [{ change: { kind: 'document', ...end }, rule: isMissing ? rule : 'documents' }];
  });
}

function languages({ languages: own }: CandidateFacts, asking: readonly JobToTake[]): Possible[] {
  const asked = new Map(
    asking
      .flatMap(({ requires }) => requires?.languages ?? [])
      .map((skill) => [`${skill.language} ${skill.level}`, skill]),
  );
  return [...asked]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, { language, level }]): Possible[] => {
      const has = own?.find((skill) => skill.language === language);
      if (has && reachesLevel(has.level, level)) return [];
      return [{ change: { kind: 'language', language, level }, rule: 'language' }];
    });
}

/** Years in each of their professions: as many as some job asks for beside those that they have. */
function years({ candidate, today }: Standing, asking: readonly JobToTake[]): Possible[] {
  const check = checkOf('experience');
  const roles = statedRoles(candidate).filter((role) => workRoleById(role));
  // Jobs of any role, of which each number of years is asked once
  const numbers = new Map(
    asking.map((job) => [`${job.requires?.yearsInProfession} ${job.requires?.agreement}`, job]),
  );
  return roles.flatMap((workRole) => {
    const missing = new Set<number>();
    for (const job of numbers.values()) {
      const { reason, values } = check({ ...job, workRole }, candidate, today);
      if (reason === 'experience.not_said') missing.add(Number(values.years));
      if (reason !== 'experience.too_little') continue;
      const months = Number(values.years) * MONTHS_PER_YEAR - Number(values.months);
      missing.add(Math.ceil(months / MONTHS_PER_YEAR));
    }
    return [...missing]
      .filter((more) => more > 0 && more <= MOST_YEARS)
      .sort((one, other) => one - other)
      .map(
        (more): Possible => ({
          change: { kind: 'experience', workRole, years: more },
          rule: 'experience',
        }),
      );
  });
}

/** The days on which time alone makes a rule green of some job. */
function waits(candidate: CandidateFacts, today: string, asking: AskingJobs): Possible[] {
  const last = addDays(today, LONGEST_WAIT);
  const byDay = new Map<string, RuleId>();
  for (const rule of ['qualifying_period', 'experience'] as const) {
    const check = checkOf(rule);
    for (const job of asking(rule)) {
      const { greenOn } = check(job, candidate, today);
      if (greenOn === null || greenOn <= today || greenOn > last) continue;
      if (!byDay.has(greenOn)) byDay.set(greenOn, rule);
    }
  }
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, MOST_DAYS)
    .map(([day, rule]): Possible => ({ change: { kind: 'wait', day }, rule }));
}

type Check = (job: JobToTake, candidate: CandidateFacts, day: string) => Outcome;

function checkOf(rule: RuleId): Check {
  const found = ELIGIBILITY_RULES.find(({ id }) => id === rule);
  if (!found) throw new Error(`There is no rule ${rule}.`);
  return found.check;
}
