import { boolean, object } from 'yup';
import { emailField, requiredText, textField } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';

/** Characters; brokers' tokens are well below. */
export const MAX_ID_TOKEN_LENGTH = 8192;

const bankidAnswer = {
  id_token: requiredText(MAX_ID_TOKEN_LENGTH),
  /**
   * Checked against the authorization request when given; the token's nonce and the browser's
   * cookie bind it in any case.
   */
  state: textField(MAX_LENGTH.id),
};

export const bankidLoginSchema = object(bankidAnswer).noUnknown();

export const confirmBankidSchema = object(bankidAnswer).noUnknown();

export const bankidRegisterSchema = object({
  ...bankidAnswer,
  sessionID: requiredText(MAX_LENGTH.id),
}).noUnknown();

export const connectBankidSchema = object({
  ...bankidAnswer,
  userId: requiredText(MAX_LENGTH.id),
  connectBankID: boolean()
    .typeError('validation.wrong_type')
    .required('validation.required')
    .isTrue('validation.unknown_value'),
}).noUnknown();

export const answerPendingBankidSchema = object({
  connect: boolean().typeError('validation.wrong_type').required('validation.required'),
}).noUnknown();

export const emailRegisteredSchema = object({
  email: emailField({
    required: 'registration.contact_information.error',
    invalid: 'registration.contact_information.error',
  }),
}).noUnknown();
