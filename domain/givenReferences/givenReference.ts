import { GIVEN_REFERENCE_PATH } from './givenReferencePath';

/**
 * A reference that is given once: the candidate asks somebody they have named, who answers by a
 * secret link and signs. See `docs/decisions/0072-a-reference-is-given-once.md`.
 */

/** What the referee was to the candidate, in the referee's own word. */
export const RELATIONS = ['manager', 'colleague', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What is asked about the work, each on the same scale. */
export const STRENGTHS = ['skill', 'cooperation', 'reliability', 'pressure'] as const;
type Strength = (typeof STRENGTHS)[number];

/** The scale, the best first; `not_seen` says nothing of the candidate. */
export const STRENGTH_LEVELS = ['very_good', 'good', 'uneven', 'weak', 'not_seen'] as const;
type StrengthLevel = (typeof STRENGTH_LEVELS)[number];

export const HIRE_AGAIN = ['yes', 'with_reservations', 'no'] as const;
type HireAgain = (typeof HIRE_AGAIN)[number];

/** What a referee answers. Months are `YYYY-MM`; `to` is null while they still work together. */
export interface GivenAnswers extends Record<Strength, StrengthLevel> {
  relation: Relation;
  from: string;
  to: string | null;
  /** The candidate's role there, and what they did. */
  role: string;
  work: string;
  hireAgain: HireAgain;
  /** In the referee's own words; '' for nothing. */
  words: string;
}

/** The answers while they are filled in: '' for what nobody has chosen. */
export type TypedAnswers = { [Field in keyof GivenAnswers]: GivenAnswers[Field] | '' };

/** How it was signed: with BankID, or with a code mailed to the address that the candidate gave. */
export const SIGNING_WAYS = ['bankid', 'email_code'] as const;
export type SigningWay = (typeof SIGNING_WAYS)[number];

/** What a signature is for. */
export const SIGNED_ACTS = ['give', 'take_back'] as const;
export type SignedAct = (typeof SIGNED_ACTS)[number];

/**
 * How a request stands, as its candidate sees it. `changed`: they changed the person that it was
 * about. `outdated`: given, and its twelve months are over.
 */
export const REQUEST_STATES = [
  'asked',
  'declined',
  'withdrawn',
  'changed',
  'expired',
  'given',
  'outdated',
  'taken_back',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/**
 * What a link's page is told. `unknown` is one answer for a link that never was, is over, was
 * withdrawn or declined: who guesses, and who got it forwarded, learns nothing. `own`: the candidate
 * opened it.
 */
export const LINK_STATES = ['open', 'given', 'own', 'unknown'] as const;

/** Days in which a request can be answered, and after which it is reminded of, once. */
export const REQUEST_DAYS = 21;
export const REMINDED_AFTER_DAYS = 7;
/** Months for which a given reference counts. */
const VALID_MONTHS = 12;
/** Days that a request without a reference, and a reference that is over, are shown before they go. */
export const ENDED_KEPT_DAYS = 60;
/** Minutes in which a signature is to be finished, and how many codes may be tried. */
export const SIGNING_MINUTES = 15;
export const CODE_DIGITS = 6;
export const CODE_TRIES = 5;
/** Codes that a link may have mailed: within an hour, and within a day. */
export const MOST_CODES = { anHour: 3, aDay: 5 } as const;
/**
 * Requests of a candidate: open at a time, and made within 30 days. Of an address: from one candidate,
 * and from all of them, within 30 days.
 */
export const MOST_REQUESTS = { open: 4, aMonth: 10, toAddress: 2, toAddressOfAll: 8 } as const;
export const ASKS_COUNTED_DAYS = 30;

/** The page of a link, by its secret id. */
export const givenReferenceLink = (id: string): string =>
  `${GIVEN_REFERENCE_PATH}?id=${encodeURIComponent(id)}`;

/** What the page says after an act, in its address; no secret is in it. */
const LINK_RESULTS = ['given', 'taken_back', 'declined', 'cancelled', 'unknown', 'failed'] as const;
export type LinkResult = (typeof LINK_RESULTS)[number];
export const isLinkResult = (value: unknown): value is LinkResult =>
  LINK_RESULTS.some((result) => result === value);
export const givenReferenceResult = (result: LinkResult): string =>
  `${GIVEN_REFERENCE_PATH}?result=${result}`;

/** A request by its instants; those that are null have not come. */
export interface RequestTimes {
  /** ISO 8601 UTC. */
  expiresAt: string;
  declinedAt: string | null;
  /** Why it ended before it was answered. */
  ended: 'withdrawn' | 'changed' | null;
  /** Of the reference that was given; null while there is none. */
  given: { validTo: string; takenBackAt: string | null } | null;
}

/**
 * @param at - ISO 8601 UTC.
 * @param today - its day in Stockholm, `YYYY-MM-DD`.
 */
export function requestState(
  request: RequestTimes,
  { at, today }: { at: string; today: string },
): RequestState {
  const { given } = request;
  if (given) {
    if (given.takenBackAt !== null) return 'taken_back';
    return given.validTo >= today ? 'given' : 'outdated';
  }
  if (request.declinedAt !== null) return 'declined';
  if (request.ended !== null) return request.ended;
  return Date.parse(request.expiresAt) > Date.parse(at) ? 'asked' : 'expired';
}

/** The last day on which a reference given on a day counts: twelve months on, or that month's last. */
export function validToOf(givenOn: string): string {
  const [year = 0, month = 0, date = 0] = givenOn.split('-').map(Number);
  // Of 29 February the day before 1 March of the next year
  const last = new Date(Date.UTC(year, month - 1 + VALID_MONTHS, date));
  if (last.getUTCDate() !== date) last.setUTCDate(0);
  return last.toISOString().slice(0, 10);
}
