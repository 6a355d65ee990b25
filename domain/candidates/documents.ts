import type { ApplicationStatus } from '#domain/applications/status';
import { daysBetween } from '#domain/calendar/days';

/** The types of documents (part 1). */
export const DOCUMENT_TYPES = [
  'cv',
  'id_card',
  'cpr_certificate',
  'criminal_record',
  'ivo_licence',
  'hosp_licence',
  'specialist_certificate',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The kinds of files. */
export type DocumentKind = 'pdf' | 'image';

/** Bytes of one document. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
/** The number of documents that a candidate may have, and their bytes in total. */
export const MAX_DOCUMENTS = 40;
export const MAX_DOCUMENTS_BYTES = 300 * 1024 * 1024;
/** The number of uploads that a candidate may have in progress. */
export const MAX_UPLOADS = 5;
/**
 * Bytes that a browser sends in one request: as much as the server stores at a time, so that each
 * part gets through a slow connection.
 */
export const UPLOAD_CHUNK_BYTES = 1024 * 1024;
export const MAX_DOCUMENT_NAME = 120;
/** Days that a criminal record is kept (decision 33 of the specification). */
export const CRIMINAL_RECORD_DAYS = 30;

/** Days before its end on which a document's owner is reminded. */
export const REMINDER_DAYS = [60, 30, 7] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];
/** A document that expires within this many days expires soon. */
const SOON_DAYS = 60;

export const DOCUMENT_EXPIRIES = ['none', 'unknown', 'valid', 'soon', 'expired'] as const;
export type DocumentExpiry = (typeof DOCUMENT_EXPIRIES)[number];

/** PDF for all; an ID card may also be a photo. */
export function kindsFor(type: DocumentType): readonly DocumentKind[] {
  return type === 'id_card' ? ['pdf', 'image'] : ['pdf'];
}

/** What is said of a document's end. */
export interface StatedEnd {
  /** One of `DOCUMENT_TYPES`. */
  type: string;
  /** The last day on which it is valid, `YYYY-MM-DD`; null: none is said. */
  validTo: string | null;
  /** Its owner has said that it has no end. A day that is said nevertheless is believed. */
  noEndDate?: boolean;
}

/** Types that have no end by what they are, so that nobody is asked. */
const ENDLESS: ReadonlySet<string> = new Set<DocumentType>(['cv']);

/**
 * When a document ends: its last day, never, or nobody has said. The only reader of both fields: what
 * is not known is neither.
 */
export function endOf({
  type,
  validTo,
  noEndDate,
}: StatedEnd): { day: string } | 'none' | 'unknown' {
  if (validTo !== null) return { day: validTo };
  return noEndDate || ENDLESS.has(type) ? 'none' : 'unknown';
}

/** The last day that is known of a document; null where it has none, or nobody has said. */
export function lastDayOfDocument(document: StatedEnd): string | null {
  const end = endOf(document);
  return typeof end === 'object' ? end.day : null;
}

/** Whether a document is known to be valid on a day; it is valid through its last day. */
export function holdsOn(document: StatedEnd, day: string): boolean {
  const end = endOf(document);
  return typeof end === 'object' ? end.day >= day : end === 'none';
}

/** Whether a document is known to have ended before a day. */
export function hasEndedBefore(document: StatedEnd, day: string): boolean {
  const last = lastDayOfDocument(document);
  return last !== null && last < day;
}

/** A document's validity on a day. */
export function expiryOf(document: StatedEnd, today: string): DocumentExpiry {
  const end = endOf(document);
  if (typeof end !== 'object') return end;
  const left = daysBetween(today, end.day);
  if (left < 0) return 'expired';
  return left <= SOON_DAYS ? 'soon' : 'valid';
}

/** The last reminder whose day has come; null before the first, and once the document expired. */
export function reminderDue(document: StatedEnd, today: string): ReminderDays | null {
  const last = lastDayOfDocument(document);
  if (last === null) return null;
  const left = daysBetween(today, last);
  if (left < 0) return null;
  return REMINDER_DAYS.filter((days) => left <= days).at(-1) ?? null;
}

/** Path separators, and controls that turn the direction of a text around. */
const UNFIT_IN_NAME = /[/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const DOTS_ALONE = /^[.\s]*$/u;

/** True for a name that is displayed as it is, and is not a path. */
export function isDocumentName(name: string): boolean {
  return !UNFIT_IN_NAME.test(name) && !DOTS_ALONE.test(name);
}

/** Characters that some system does not allow in a file's name. */
const UNFIT_IN_FILE_NAME = /[<>:"|?*%;]/gu;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The file name of a document: its name, with the extension of its kind. */
export function fileNameOf({ name, mediaType }: { name: string; mediaType: string }): string {
  const extension = EXTENSIONS[mediaType] ?? 'bin';
  const base = name
    .replace(UNFIT_IN_FILE_NAME, '-')
    .replace(/^[.\s]+/u, '')
    .replace(/\.(?:pdf|jpe?g|png|webp)$/iu, '');
  return `${base || 'document'}.${extension}`;
}

/** The statuses in which documents may be shared: applied, and not ended unsuccessfully. */
const SHARING: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>([
  'candidate',
  'qualified',
  'documented',
  'presented',
  'accepted',
  'pending',
  'employed',
]);

/** Whether documents may be shared with the application's employer now. */
export function mayShareDocuments(status: ApplicationStatus): boolean {
  return SHARING.has(status);
}

/** The statuses of unsuccessful applications, whose documents are unshared after a while. */
export const UNSUCCESSFUL_STATUSES = [
  'rejected',
  'not_accepted',
  'not_interested',
  'expired',
  'account_deleted',
] as const satisfies readonly ApplicationStatus[];

/**
 * Days after which the documents of an unsuccessful application are unshared (decision 33 of the
 * specification).
 */
export const UNSHARED_AFTER_DAYS = 30;

/** `licence`: one of the two licences is needed (part 5). */
export type DocumentNeed = 'needed' | 'licence' | 'optional';

/** Whether a candidate needs a document of a type: said here once, for their documents and for set-up. */
export const DOCUMENT_NEED = {
  cv: 'needed',
  id_card: 'needed',
  cpr_certificate: 'needed',
  hosp_licence: 'licence',
  ivo_licence: 'licence',
  specialist_certificate: 'optional',
  criminal_record: 'optional',
  other: 'optional',
} as const satisfies Record<DocumentType, DocumentNeed>;
