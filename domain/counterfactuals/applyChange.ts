import { firstDayOfMonth, monthNumber, monthOf } from '#domain/calendar/months';
import { endOf } from '#domain/candidates/documents';
import { NO_REGION } from '#domain/candidates/experiences';
import type { CandidateFacts, JobToTake } from '#domain/eligibility/candidateFacts';
import { covers, isSimilarRole } from '#domain/eligibility/rules';
import type { RuleId } from '#domain/eligibility/words';
import type { Change, ChangeKind } from './change';

/** What is known of a candidate, and the day on which it is asked about. */
export interface Standing {
  candidate: CandidateFacts;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
}

const MONTHS_PER_YEAR = 12;

/** The rules that may answer otherwise after a change of a kind; all others answer as before. */
const CHANGED_RULES: Readonly<Record<ChangeKind, readonly RuleId[]>> = {
  experiences_complete: ['qualifying_period'],
  employers: ['qualifying_period'],
  document_end: ['licence', 'documents'],
  document: ['licence', 'documents'],
  language: ['language'],
  experience: ['profession', 'qualifying_period', 'experience'],
  profession: ['profession'],
  wait: ['qualifying_period', 'experience'],
};

/** The rules that may answer otherwise after changes. */
export function rulesChangedBy(changes: readonly Change[]): RuleId[] {
  return [...new Set(changes.flatMap(({ kind }) => CHANGED_RULES[kind]))];
}

/**
 * Whether a rule may say green of a job that it did not say green of before changes, or the other way
 * round. What somebody has worked as, or is, touches jobs of roles like it alone, and no region.
 */
export function mayTurn(changes: readonly Change[], rule: RuleId, job: JobToTake): boolean {
  return changes.some((change) => {
    if (!CHANGED_RULES[change.kind].includes(rule)) return false;
    if (change.kind !== 'experience' && change.kind !== 'profession') return true;
    const { workRole } = change;
    return (
      rule !== 'qualifying_period' &&
      (isSimilarRole(workRole, job.workRole) || covers(workRole, job.workRole))
    );
  });
}

/** What is known of a candidate, and the day, once changes have been made. */
export function applyChanges(standing: Standing, changes: readonly Change[]): Standing {
  return changes.reduce(applyChange, standing);
}

function applyChange({ candidate, today }: Standing, change: Change): Standing {
  switch (change.kind) {
    case 'wait':
      return { candidate, today: change.day > today ? change.day : today };
    case 'experiences_complete':
      return { candidate: { ...candidate, experiencesComplete: true }, today };
    case 'employers': {
      const experiences = candidate.experiences.map((one) =>
        one.regionEmployer === null ? { ...one, regionEmployer: NO_REGION } : one,
      );
      return { candidate: { ...candidate, experiences }, today };
    }
    case 'document': {
      const { kind: _kind, ...document } = change;
      return {
        candidate: { ...candidate, documents: [...candidate.documents, document] },
        today,
      };
    }
    case 'document_end': {
      const { kind: _kind, ...said } = change;
      const documents = candidate.documents.map((one) =>
        one.type === said.type && endOf(one) === 'unknown' ? said : one,
      );
      return { candidate: { ...candidate, documents }, today };
    }
    case 'language': {
      const { language, level } = change;
      const others = (candidate.languages ?? []).filter((one) => one.language !== language);
      return { candidate: { ...candidate, languages: [...others, { language, level }] }, today };
    }
    case 'profession': {
      const { workRole } = change;
      return {
        candidate: { ...candidate, professions: [...candidate.professions, workRole] },
        today,
      };
    }
    case 'experience': {
      const experiences = [...candidate.experiences, yearsBefore(candidate, today, change)];
      return { candidate: { ...candidate, experiences }, today };
    }
  }
}

/** As many years, until the month before what they have said begins, so that none counts twice. */
function yearsBefore(
  { experiences }: CandidateFacts,
  today: string,
  { workRole, years }: { workRole: string; years: number },
): CandidateFacts['experiences'][number] {
  const begins = [monthOf(today), ...experiences.map(({ from }) => from)].sort()[0] ?? '';
  const until = monthNumber(begins) - 1;
  const month = (number: number) => monthOf(firstDayOfMonth(number));
  return {
    workRole,
    from: month(until - years * MONTHS_PER_YEAR + 1),
    to: month(until),
    regionEmployer: NO_REGION,
  };
}
