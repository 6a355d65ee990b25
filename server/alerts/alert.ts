import type { AlertFacts, SeenFacts } from '#domain/alerts/alertFacts';
import type { AlertFrequency, AlertReason } from '#domain/alerts/alerts';
import type { AlertKind } from '#domain/alerts/mailAlerts';
import type { JobFilter } from '#domain/jobs/filter';
import { readFilterQuery } from '#domain/jobs/filterQuery';
import type { Language } from '#domain/language';
import { areWhole } from '../jobs/storedJobs';

/** A search, or a candidate's saved jobs, whose changes are reported. */
export interface Alert {
  /** As `alertKey` makes it. */
  alert: string;
  kind: AlertKind;
  /** Notified of each reason once: all alerts of an account, or of an address, together. */
  recipient: string;
  /** null without an account. */
  userId: string | null;
  /** null: the saved jobs. */
  query: string | null;
  frequency: AlertFrequency;
  mail: boolean;
  push: boolean;
  /** null for an account that has none; then `mail` is false. */
  email: string | null;
  /** When its reader confirmed it, ISO 8601 UTC; null when nobody has. */
  confirmedAt: string | null;
  language: Language;
}

/** A job of a notice: for which reasons it is in it, and what its recipient knew of it before. */
export interface NotifiedJob {
  jobId: string;
  reasons: AlertReason[];
  before: AlertFacts | null;
}

const TOLD = ['hourlyRate', 'startsOn', 'endsOn', 'hoursPerWeek', 'timeOfDay', 'closesOn'] as const;
/** Those that an earlier version did not keep. */
const SEARCHED = [
  ...(['workRole', 'workFields', 'location', 'employmentTypes', 'systems'] as const),
  ...(['onCallDuty', 'travel', 'housing'] as const),
];

/** Whether stored facts of a job are what alerts compare. */
export const areWholeFacts = (facts: SeenFacts): boolean =>
  areWhole(facts, [...TOLD, ...SEARCHED.filter((name) => Object.hasOwn(Object(facts), name))]);

/** The filter of a saved query. */
export const filterOf = (query: string): JobFilter =>
  readFilterQuery(new URLSearchParams(query)).filter;
