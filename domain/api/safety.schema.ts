import { object } from 'yup';
import { emailField, freeLinesField, requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { CHAT_REPORT_REASONS, JOB_REPORT_REASONS, MAX_REPORT } from '#domain/safety/reports';
import { oneOfWords } from './jobFields.schema';

const id = () => requiredText(MAX_LENGTH.id);
const ownWords = () => freeLinesField(MAX_REPORT).defined('validation.required');

export const reportChatSchema = object({
  chatId: id(),
  reason: oneOfWords(...CHAT_REPORT_REASONS).required('report.reason.required'),
  text: ownWords(),
}).noUnknown();

export const reportJobSchema = object({
  jobId: id(),
  reason: oneOfWords(...JOB_REPORT_REASONS).required('report.reason.required'),
  text: ownWords(),
  /** Where a visitor wants the answer; a candidate gets it in the account. */
  contact: emailField({ required: '', invalid: 'contact.email.invalid' })
    .notRequired()
    .nonNullable('validation.wrong_type'),
}).noUnknown();

export const employerIdSchema = object({
  employerId: id(),
}).noUnknown();
