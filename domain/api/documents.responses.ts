import type { DocumentRequest } from '#domain/applications/documentRequest';
import { DOCUMENT_EXPIRIES, DOCUMENT_TYPES } from '#domain/candidates/documents';
import { answer, schemaOf } from './answer';
import {
  bytes,
  count,
  day,
  exact,
  flag,
  instant,
  list,
  named,
  ok,
  text,
  textOrNull,
  word,
} from './responseFields';

const MEDIA = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

const documentFields = {
  id: text(),
  type: word(DOCUMENT_TYPES),
  name: text(),
  mediaType: text(),
  /** Bytes. */
  size: count(),
  issuedOn: day().nullable(),
  validTo: day().nullable(),
  /** Its owner has said that it has no end. Without it and a day, nobody has said. */
  noEndDate: flag(),
};

export const document = exact({
  ...documentFields,
  uploadedAt: instant(),
  expiry: word(DOCUMENT_EXPIRIES),
  sharedWith: list(
    exact({
      applicationId: text(),
      jobTitle: text(),
      workplace: text(),
      /** ISO 8601 UTC. */
      since: instant(),
    }),
  ),
  sharedInChats: list(
    exact({
      chatId: text(),
      attachmentId: text(),
      employerName: text(),
      jobTitle: text(),
      /** ISO 8601 UTC. */
      since: instant(),
      /** ISO 8601 UTC; null: as long as the chat goes on. */
      openUntil: instant().nullable(),
    }),
  ),
  /** How often employers opened it. */
  openings: count(),
}).meta(named('UserDocument', 'A candidate’s document as they see it.'));

const types = () => list(word(DOCUMENT_TYPES));

/** The documents that an application waits for. */
export const documentRequest = schemaOf<DocumentRequest>()(
  exact({
    types: types(),
    missing: types(),
    message: textOrNull(),
    dueOn: day(),
    askedAt: instant(),
  }).meta(
    named('DocumentRequest', 'Documents that an employer asks for; `missing`: not shared since.'),
  ),
);

export const sharedDocument = exact({ ...documentFields, sharedAt: instant() }).meta(
  named('SharedDocument', 'A document that a candidate shares with an employer.'),
);

export const shownRecord = exact({
  id: text(),
  shownOn: day(),
  /** Who saw it, as the candidate wrote it. */
  shownTo: text(),
}).meta(
  named('ShownCriminalRecord', 'That a criminal record was shown, kept instead of the record.'),
);

export const opening = exact({
  at: instant(),
  by: word(['owner', 'employer']),
  /** An employer's name; null when the employer no longer exists. */
  employerName: textOrNull(),
  jobTitle: textOrNull(),
  /** The attachment by which it was opened in a chat; null elsewhere. */
  attachmentId: textOrNull(),
});

export const documentAnswers = {
  submitUserDocument: answer({
    summary: 'Make a document of an upload that is whole.',
    description: 'The file is looked through first; what is refused says why.',
    response: ok({ document }),
    refusals: [
      'not_found',
      'upload_not_found',
      'upload_incomplete',
      'upload_not_allowed',
      'quota_exceeded',
      'file_type_refused',
      'file_encrypted',
      'file_active_content',
      'file_outside_link',
      'file_malformed',
      'file_infected',
      'file_too_large',
      'scan_unavailable',
    ],
    repeatable: true,
  }),
  getUserDocuments: answer({
    summary: 'List the candidate’s documents, the newest first.',
    response: ok({
      results: list(document),
      shownCriminalRecords: list(shownRecord),
      criminalRecordUpload: exact({ legalGround: text() }).nullable(),
    }),
  }),
  updateUserDocument: answer({
    summary: 'Change a document’s name and days.',
    description:
      'A field whose stored value differs from its `base` and from the new value is refused with `edit_conflict`: `fields` names it, and `current` is the document as it is stored. Without `base` the save is unconditional.',
    response: ok({ document }),
    refusals: ['not_found', 'edit_conflict'],
  }),
  deleteUserDocument: answer({
    summary: 'Delete a document and its file.',
    response: ok({}),
    refusals: ['not_found'],
  }),
  recordShownCriminalRecord: answer({
    summary: 'Note that a criminal record was shown, on which day and to whom.',
    response: ok({ record: shownRecord }),
    refusals: ['quota_exceeded'],
    repeatable: true,
  }),
  getUserDocumentOpenings: answer({
    summary: 'List who opened a document, the newest first.',
    response: ok({ results: list(opening) }),
    refusals: ['not_found'],
  }),
  getUserDocumentFile: answer({
    summary: 'Read a document’s file.',
    response: bytes(),
    media: MEDIA,
    refusals: ['not_found'],
  }),
  updateCandidateDocuments: answer({
    summary: 'Share documents with the employer of an application.',
    response: ok({ results: list(document) }),
    refusals: ['not_found', 'conflict'],
  }),
  deleteCandidateDocuments: answer({
    summary: 'Take shared documents back.',
    response: ok({ results: list(document) }),
    refusals: ['not_found'],
  }),
  listSharedDocuments: answer({
    summary: 'List the documents that a candidate shares in an application.',
    response: ok({ results: list(sharedDocument) }),
    refusals: ['not_found'],
  }),
  getSharedDocumentFile: answer({
    summary: 'Read the file of a shared document.',
    description: 'Each opening is logged and shown to the candidate.',
    response: bytes(),
    media: MEDIA,
    refusals: ['not_found'],
  }),
};
