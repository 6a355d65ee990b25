import { object } from 'yup';
import { freeLinesField, requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import { optionalText } from './jobFields.schema';
import { listPageFields, PAGE_TOKEN } from './listPage.schema';
import { questionnaireField } from './questionnaire.schema';

/** A pseudonym of `pseudonymOf`. */
const PSEUDONYM = /^[\w-]{22}$/;

/** GET /api/integration/candidates; the token is the last pseudonym of the page before. */
export const listCandidatesSchema = object({
  ...listPageFields(),
  jobId: requiredText(MAX_LENGTH.id),
  startAfter: optionalText(MAX_LENGTH.path).test(
    rule(
      'pseudonym-token',
      'validation.page_token',
      (token) => token === undefined || PSEUDONYM.test(token),
      PAGE_TOKEN,
    ),
  ),
}).noUnknown();

/** POST /api/integration/candidates/invite */
export const inviteCandidateSchema = object({
  jobId: requiredText(MAX_LENGTH.id),
  candidate: requiredText(MAX_LENGTH.id),
  message: freeLinesField(MAX_LENGTH.invitation),
  questionnaire: questionnaireField().optional(),
}).noUnknown();

/** POST /api/integration/candidates/invitations/:id/take_back */
export const takeBackInvitationSchema = object({
  id: requiredText(MAX_LENGTH.id),
}).noUnknown();
