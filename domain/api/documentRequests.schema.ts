import { array, object } from 'yup';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import { dayField, freeLinesField, requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { unique } from '#domain/rule';
import { oneOfWords } from './jobFields.schema';

const id = requiredText(MAX_LENGTH.id);

export const askForDocumentsSchema = object({
  id,
  types: array()
    .typeError('validation.wrong_type')
    .of(oneOfWords(...DOCUMENT_TYPES).required('validation.required'))
    .required('validation.required')
    .min(1, 'validation.required')
    .max(DOCUMENT_TYPES.length, 'validation.too_many')
    .test(unique()),
  message: freeLinesField(MAX_LENGTH.invitation),
  dueOn: dayField().required('validation.required'),
}).noUnknown();

export const takeBackDocumentRequestSchema = object({ id }).noUnknown();
