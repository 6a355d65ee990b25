import type { AlertReason } from '#domain/alerts/alerts';
import type { HourlyRate, Job } from '#domain/jobs/job';
import type { Language } from '#domain/language';

/** A job in a mail, as its public page shows it, and why it is in it. */
export interface MailedJob
  extends Pick<Job, 'hourlyRate' | 'startsOn' | 'endsOn' | 'hoursPerWeek' | 'closesOn'> {
  jobId: string;
  title: string;
  workplace: string;
  /** null: the ad names none. */
  place: string | null;
  /** What its recipient knew before. */
  rateBefore: HourlyRate | null;
  reasons: readonly AlertReason[];
  link: string;
}

/** The contents of an alert's mail. */
export interface AlertMailValues {
  /** The search in words of the vocabulary; null where it names no profession and no place. */
  about: Record<Language, string> | null;
  /** Otherwise it is about saved jobs. */
  isSearch: boolean;
  jobs: readonly MailedJob[];
  /** Jobs that are not listed. */
  more: number;
  /** To the list of all of them. */
  link: string;
  /** Where the alert is changed or ended. */
  manageLink: string;
  /** Where its one press pauses it. */
  pauseLink: string;
}
