import { array, boolean, object, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import {
  DOCUMENT_TYPES,
  isDocumentName,
  MAX_DOCUMENT_NAME,
  MAX_DOCUMENTS,
} from '#domain/candidates/documents';
import {
  DATE,
  nameField,
  requiredText,
  textField,
  WITH_VISIBLE,
  withoutPersonalNumber,
} from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { rule, unique } from '#domain/rule';
import { tidyAs } from '#domain/text/tidied';
import { calendarDay, oneOfWords } from './jobFields.schema';

const id = requiredText(MAX_LENGTH.id);
const WRONG_TYPE = 'validation.wrong_type';

/** A document's name: one line that is not a path. */
export const documentName = requiredText(MAX_DOCUMENT_NAME)
  .test(withoutPersonalNumber)
  .test(
    rule('document-name', 'validation.unfit_characters', (text) => !text || isDocumentName(text), {
      schema: {
        description: 'No path, and nothing that turns the direction of the text around.',
        pattern: `^(?![.\\s]*$)${WITH_VISIBLE}[^/\\\\\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\p{Cc}\\p{Cs}]*$`,
        examples: ['CV 2026', 'Legitimation.pdf'],
      },
    }),
  );

/** A day, or null for none. */
const dayOrNone = string()
  .typeError('validation.date')
  .nullable()
  .meta(tidyAs('day'))
  .test(rule('date', 'validation.date', (day) => day == null || isCalendarDay(day), DATE));

/** That a document has no end. A last day beside it is refused: only one of them can be true. */
const noEndDate = boolean()
  .typeError('validation.wrong_type')
  .nonNullable('validation.wrong_type')
  .test(
    rule(
      'no-end-and-day',
      'validation.no_end_and_day',
      (isEndless, { parent }) => !(isEndless && parent?.validTo),
      {
        ofParent: {
          not: {
            properties: { noEndDate: { const: true }, validTo: { type: 'string' } },
            required: ['noEndDate', 'validTo'],
          },
        },
      },
    ),
  );

export const submitUserDocumentSchema = object({
  uploadId: id,
  type: oneOfWords(...DOCUMENT_TYPES).required('validation.required'),
  name: documentName,
  issuedOn: dayOrNone,
  validTo: dayOrNone,
  noEndDate,
  replaces: id.optional(),
}).noUnknown();

export const updateUserDocumentSchema = object({
  documentId: id,
  name: documentName.optional(),
  issuedOn: dayOrNone,
  validTo: dayOrNone,
  noEndDate,
  base: object({
    name: textField(MAX_DOCUMENT_NAME),
    issuedOn: dayOrNone,
    validTo: dayOrNone,
    noEndDate: boolean().typeError(WRONG_TYPE).nonNullable(WRONG_TYPE),
  })
    .default(undefined)
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .optional()
    .noUnknown(),
}).noUnknown();

export const documentIdSchema = object({ documentId: id }).noUnknown();

export const recordShownCriminalRecordSchema = object({
  shownOn: calendarDay().required('validation.required'),
  shownTo: nameField({ required: 'validation.required', invalid: 'validation.unfit_characters' }),
}).noUnknown();

export const getUserDocumentFileSchema = object({ id, download: oneOfWords('1') }).noUnknown();

/** The documents to add to an application or a draft, or to remove. */
export const candidateDocumentsSchema = object({
  applicationId: id.optional(),
  jobId: id
    .optional()
    .test(
      rule(
        'either',
        'validation.required',
        (jobId, { parent }) => (jobId === undefined) !== (parent?.applicationId === undefined),
        { ofParent: { oneOf: [{ required: ['jobId'] }, { required: ['applicationId'] }] } },
      ),
    ),
  documentIds: array()
    .typeError('validation.wrong_type')
    .of(id)
    .required('validation.required')
    .min(1, 'validation.required')
    .max(MAX_DOCUMENTS, 'validation.too_many')
    .test(unique()),
}).noUnknown();

export const listSharedDocumentsSchema = object({ applicationId: id }).noUnknown();

export const getSharedDocumentFileSchema = object({
  applicationId: id,
  documentId: id,
}).noUnknown();
