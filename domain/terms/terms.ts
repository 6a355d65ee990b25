/** What kind of value a term has, and its bounds. */
type TermField =
  /** One of some answers. */
  | { kind: 'choice'; choices: readonly string[] }
  /** A whole number of a unit; 0 is an answer of its own, such as "no sick pay". */
  | { kind: 'number'; unit: 'day' | 'hours_per_week' | 'days_ahead'; max: number }
  /** One line of the employer's own words, at most so many characters. */
  | { kind: 'text'; longest: number };

/** Characters of a sentence about what a cancellation costs. */
const SENTENCE = 300;

/**
 * Every term of a job beside its pay, in the order in which they are read. Types, schema, words and
 * what is shown follow from this table; its words are in `termWords.ts`.
 */
export const TERMS = {
  /** Who employs who takes the job. */
  employs: { kind: 'choice', choices: ['agency', 'care_provider', 'own_company'] },
  /** `equivalent`: none is signed, and its terms are followed. */
  collectiveAgreement: { kind: 'choice', choices: ['applies', 'equivalent', 'none'] },
  /** Of a staffing agency, by the trade's association. */
  authorisation: { kind: 'choice', choices: ['authorised', 'not_authorised', 'not_agency'] },
  /** The day of an illness from which sick pay is paid; 0: none is. */
  sickPayFrom: { kind: 'number', unit: 'day', max: 15 },
  /** Occupational pension: by a collective agreement, by another plan, some, or none. */
  pension: { kind: 'choice', choices: ['agreement', 'other', 'yes', 'none'] },
  /** The same for insurance at work. */
  insurance: { kind: 'choice', choices: ['agreement', 'other', 'yes', 'none'] },
  /** How hours beyond the schedule are paid. */
  overtime: { kind: 'choice', choices: ['extra_pay', 'time_off', 'ordinary_pay'] },
  /** 0: none are guaranteed. */
  guaranteedHours: { kind: 'number', unit: 'hours_per_week', max: 60 },
  /** How long ahead the schedule is known. */
  scheduleNotice: { kind: 'number', unit: 'days_ahead', max: 180 },
  employerCancellation: { kind: 'text', longest: SENTENCE },
  candidateCancellation: { kind: 'text', longest: SENTENCE },
  /** For which hours the job's rate holds. */
  rateHours: { kind: 'choice', choices: ['all_hours', 'plus_supplements', 'daytime'] },
} as const satisfies Record<string, TermField>;

type Terms = typeof TERMS;
export type TermId = keyof Terms;

type ValueOf<Field> = Field extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Field extends { kind: 'number' }
    ? number
    : string;
/** What can be said of one term. */
export type TermValue<Id extends TermId = TermId> = ValueOf<Terms[Id]>;

/** What a job says of its terms; one that is left out or null is not said. */
export type TermValues = { [Id in TermId]?: TermValue<Id> | null };

// `keys` loses its keys' type
export const TERM_IDS: readonly TermId[] = Object.keys(TERMS) as TermId[];
