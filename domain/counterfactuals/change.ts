import { isCalendarDay } from '#domain/calendar/days';
import { addMonths } from '#domain/calendar/months';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/candidates/documents';
import { LANGUAGE_LEVELS, LANGUAGES, type LanguageSkill } from '#domain/candidates/languages';
import { workRoleById } from '#domain/vocabulary/lookup';

/** The kinds of changes, in the order in which equal ones are shown: the easiest first. */
export const CHANGE_KINDS = [
  'experiences_complete',
  'employers',
  'document_end',
  'document',
  'language',
  'experience',
  'profession',
  'wait',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A document's end as it is counted: a day, `YYYY-MM-DD`, or none. */
interface CountedEnd {
  type: DocumentType;
  validTo: string | null;
  noEndDate: boolean;
}

/** Something that a candidate can say, hand in or wait for. */
export type Change =
  /** They say that their list has every employment of the last two years. */
  | { kind: 'experiences_complete' }
  /** They say that the employers they have not named were no regions. */
  | { kind: 'employers' }
  /** They say when a document that they have ends, or that it does not. */
  | ({ kind: 'document_end' } & CountedEnd)
  | ({ kind: 'document' } & CountedEnd)
  | ({ kind: 'language' } & LanguageSkill)
  /** Whole years in a profession beside what they have said, outside the regions. */
  | { kind: 'experience'; workRole: string; years: number }
  | { kind: 'profession'; workRole: string }
  /** Time passes until a day, `YYYY-MM-DD`. */
  | { kind: 'wait'; day: string };

/** The most years that a job asks for, and a few more. */
export const MOST_YEARS = 20;
/** Types whose documents usually end some day. */
const EXPIRING: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'id_card',
  'cpr_certificate',
  'criminal_record',
]);
/** Months that a document of a type that expires is counted to hold. */
const HOLDS_MONTHS = 12;

/** The end of a document of a type, handed in or asked about on a day, as it is counted. */
export function countedEnd(type: DocumentType, today: string): CountedEnd {
  return EXPIRING.has(type)
    ? { type, validTo: addMonths(today, HOLDS_MONTHS), noEndDate: false }
    : { type, validTo: null, noEndDate: true };
}

/** In an address: no change, what is open as it is. */
export const NOW = 'now';

/** The words that a change has in an address, apart. */
const APART = '.';
/** Between the changes of an address that names two. */
const AND = '+';

/** What names changes in an address: `document.cv`. How long a document holds is not in it. */
export function idOfChanges(changes: readonly Change[]): string {
  return changes.map((change) => wordsOf(change).join(APART)).join(AND);
}

function wordsOf(change: Change): (string | number)[] {
  switch (change.kind) {
    case 'document':
    case 'document_end':
      return [change.kind, change.type];
    case 'language':
      return [change.kind, change.language, change.level];
    case 'experience':
      return [change.kind, change.workRole, change.years];
    case 'profession':
      return [change.kind, change.workRole];
    case 'wait':
      return [change.kind, change.day];
    default:
      return [change.kind];
  }
}

const oneOf = <Word extends string>(words: readonly Word[], given: string): Word | undefined =>
  words.find((word) => word === given);

const DAY = /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const YEARS = /^[1-9]\d?$/;

/** The one or two changes that `idOfChanges` named; null for anything else. */
export function changesOfId(id: string, today: string): Change[] | null {
  const parts = id.split(AND);
  if (parts.length > 2 || new Set(parts).size < parts.length) return null;
  const changes = parts.flatMap((part) => changeOf(part.split(APART), today) ?? []);
  return changes.length === parts.length && idOfChanges(changes) === id ? changes : null;
}

function changeOf([kind, ...values]: string[], today: string): Change | null {
  const [first = '', second = ''] = values;
  switch (kind) {
    case 'experiences_complete':
    case 'employers':
      return { kind };
    case 'document':
    case 'document_end': {
      const type = oneOf(DOCUMENT_TYPES, first);
      return type ? { kind, ...countedEnd(type, today) } : null;
    }
    case 'language': {
      const language = oneOf(LANGUAGES, first);
      const level = oneOf(LANGUAGE_LEVELS, second);
      return language && level ? { kind, language, level } : null;
    }
    case 'experience': {
      const years = YEARS.test(second) ? Number(second) : 0;
      const isKnown = workRoleById(first) && years > 0 && years <= MOST_YEARS;
      return isKnown ? { kind, workRole: first, years } : null;
    }
    case 'profession':
      return workRoleById(first) ? { kind, workRole: first } : null;
    case 'wait':
      return DAY.test(first) && isCalendarDay(first) && first > today ? { kind, day: first } : null;
    default:
      return null;
  }
}
