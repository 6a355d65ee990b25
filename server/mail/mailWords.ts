import type { DocumentType } from '#domain/candidates/documents';
import type { PricingStaff, PricingVolume } from '#domain/info/pricingRequest';
import type { Language } from '#domain/language';
import type { TermId } from '#domain/terms/terms';
import { locationName } from '#domain/vocabulary/locationName';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';
import type { AlertMailValues } from './alertMailValues';
import { periodIn } from './timeIn';

/**
 * Which job a mail is about: ids of the vocabulary, its employer's name and its days, and nothing that
 * somebody typed (`docs/decisions/0058-a-mail-says-which-job-in-our-own-words.md`).
 */
export interface JobOfMail {
  workRole: string;
  location: string | null;
  /** null where nobody employs through the site. */
  employer: string | null;
  /** `YYYY-MM-DD`. */
  startsOn: string | null;
  endsOn: string | null;
}

/** An interview as its mails name it. */
interface InterviewOfMail extends JobOfMail {
  /** ISO 8601 UTC. */
  startsAt: string;
  /** Its page, with the address or the link that the employer wrote. */
  link: string;
}

/** How the two meet; null where the employer has not said it. */
export type MeetingKind = 'in_person' | 'online' | null;

/** The values of each mail, besides its texts. */
export interface MailValues {
  /** To an address that was entered: asks its owner to confirm it. */
  confirm_email: { link: string };
  /** To the owner of an address that someone else entered. */
  email_in_use: { loginLink: string };
  /** To the current address: another one was entered. */
  email_change_asked: { loginLink: string };
  /** To the previous address: another one has been confirmed. */
  email_changed: { loginLink: string };
  /** To a candidate whose documents expire soon, the first one first. */
  documents_expire: {
    documents: readonly { type: DocumentType; validTo: string }[];
    link: string;
  };
  /** To a registration's address: a link for continuing on another device. */
  resume_registration: { link: string };
  /** The same, to an address that has an account. */
  already_registered: { loginLink: string };
  /** To the address of a form without a script, while many come: a link that lets it in. */
  prove_address: { link: string };
  /**
   * To the account's address: another way to sign in was added. `otherName`: it is a BankID in
   * another name than the account's. `countsFrom` is ISO 8601 UTC.
   */
  way_added: { way: string; otherName: boolean; countsFrom: string; undoLink: string };
  /** To the account's address: a way to sign in was removed, which the link connects again. */
  way_removed: { way: string; undoLink: string };
  /** To the account's address: somebody made an address at which a calendar reads the plan. */
  calendar_address_made: { link: string };
  /** To a candidate who booked an interview. */
  interview_booked: InterviewOfMail & { meeting: MeetingKind };
  /** To a candidate who moved an interview; `startsAt` is the new time. */
  interview_moved: InterviewOfMail & { meeting: MeetingKind };
  /** To a candidate whose interview was cancelled. */
  interview_cancelled: InterviewOfMail;
  /** To a candidate whose employer has changed the card of the first day, which is on its page. */
  first_day_changed: JobOfMail & { link: string };
  /** To a candidate whom an employer invites to a job; ids of the vocabulary. */
  invitation: { employer: string; workRole: string; location: string | null; link: string };
  /** To a candidate whose application waits for documents; the day is in Stockholm. */
  documents_asked: JobOfMail & {
    types: readonly DocumentType[];
    dueOn: string;
    link: string;
  };
  /** To a candidate who asked for terms of a job: its employer has said these. */
  terms_answered: JobOfMail & { terms: readonly TermId[]; link: string };
  /**
   * To a person whom a candidate asks for a reference, and once more after a week: who asks, by the
   * name in their BankID. `until` is ISO 8601 UTC.
   */
  reference_asked: { candidate: string; link: string; until: string };
  reference_reminder: { candidate: string; link: string; until: string };
  /** To the same: the code that signs it, or that it is taken back. */
  reference_code: { code: string; act: 'give' | 'take_back'; minutes: number };
  /**
   * To the same: that a reference was given to whom, until which day (`YYYY-MM-DD`) and by whose BankID
   * (null with a code), with the link that takes it back; or that it was taken back.
   */
  reference_receipt:
    | { what: 'given'; candidate: string; until: string; signedBy: string | null; link: string }
    | { what: 'taken_back'; candidate: string };
  /** To the candidate: what came of it. */
  reference_answered: { what: 'given' | 'declined' | 'taken_back'; link: string };
  /** To a candidate who has applied to a job; the day is in Stockholm. */
  application_sent: JobOfMail & { reference: string; sentOn: string; link: string };
  /** To a candidate who is away and has unread messages: of whom, and how many of each. */
  unread_messages: {
    chats: readonly { employer: string; count: number }[];
    link: string;
    pauseLink: string;
  };
  /** To who reported a chat or a job; `link` to the report, null for a visitor. */
  report_answered: { answer: string; link: string | null };
  /** To us: an organisation asks about prices. */
  pricing_request_received: {
    id: string;
    reference: string;
    staff: readonly PricingStaff[];
    volume: PricingVolume;
    link: string;
  };
  /** To the address that an organisation gave. */
  pricing_request_sent: { reference: string; link: string };
  /** To an address that signs up for the app: asks its owner to confirm it. */
  early_access_confirm: { link: string; leaveLink: string };
  /** The same, to an address that has signed up already. */
  early_access_already: { leaveLink: string };
  /** To an address that wants to hear of a search: asks its owner to confirm it. */
  alert_confirm: { about: Record<Language, string> | null; link: string; leaveLink: string };
  /** To a candidate, or an address: jobs of a search or that were saved, and why. */
  job_alert: AlertMailValues;
  /** To the address of an account that has been deleted. */
  account_deleted: { receiptId: string; siteLink: string };
}

export type MailTemplate = keyof MailValues;

/** A job in our own words only: `Sjuksköterska, Umeå`. */
export function jobInMail(
  { workRole, location }: Pick<MailValues['invitation'], 'workRole' | 'location'>,
  language: Language,
): string {
  const role = workRoleById(workRole)?.text[language] ?? workRole;
  const place = location === null ? undefined : locationById(location);
  return place ? `${role}, ${locationName(place.name, language)}` : role;
}

const FACTS: Readonly<Record<Language, { job: string; employer: string; period: string }>> = {
  sv: { job: 'Uppdrag', employer: 'Arbetsgivare', period: 'Period' },
  en: { job: 'Assignment', employer: 'Employer', period: 'Period' },
};

/** The lines that say which job a mail is about. */
export function linesOfJob(job: JobOfMail, language: Language): string[] {
  const words = FACTS[language];
  const period = periodIn(language, job);
  return [
    `${words.job}: ${jobInMail(job, language)}`,
    ...(job.employer === null ? [] : [`${words.employer}: ${job.employer}`]),
    ...(period === null ? [] : [`${words.period}: ${period}`]),
  ];
}

/** How many messages are unread in all chats together. */
export function totalOf(chats: MailValues['unread_messages']['chats']): number {
  return chats.reduce((total, { count }) => total + count, 0);
}

/** A mail's texts: plain text, one paragraph per element. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** Things below them, each with a link and lines of its own. */
  items?: readonly {
    label: string;
    /** Of the label, where it is another than the mail's. */
    lang?: Language;
    href: string;
    lines: readonly string[];
  }[];
  /** The mail's link; null when there is nothing to do. */
  action: { label: string; href: string } | null;
  /** The text below the link. */
  closing: readonly string[];
  /** Smaller links at the end. */
  links?: readonly { label: string; href: string }[];
  /** How mails of this kind are stopped. */
  pause?: { label: string; href: string };
}

/** The texts of every mail in one language. A mail never contains text that a user typed; an
 * operator’s answer to a report is the one text that is not ours from before. */
export type MailWords = {
  readonly [Template in MailTemplate]: (values: MailValues[Template]) => MailContent;
};
