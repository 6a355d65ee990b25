import { boolean, object } from 'yup';
import { emailField, requiredText, textField } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';

/** Characters; brokers' tokens are well below. */
export const MAX_ID_TOKEN_LENGTH = 8192;

/** The longest code that a broker gives; brokers' codes are well below. */
const MAX_CODE_LENGTH = 2048;

/** A field that is there and not empty. */
const given = (field: 'id_token' | 'code' | 'state') => ({
  properties: { [field]: { minLength: 1 } },
  required: [field],
});

/** Either the id_token, or the code of a broker that answers with one. */
const bankidAnswer = {
  id_token: textField(MAX_ID_TOKEN_LENGTH).test(
    rule(
      'token-or-code',
      'validation.required',
      (token, { parent }) => Boolean(token) !== Boolean(parent.code),
      { ofParent: { oneOf: [given('id_token'), given('code')] } },
    ),
  ),
  code: textField(MAX_CODE_LENGTH),
  /**
   * Checked against the authorization request when given; an id_token's nonce and the browser's
   * cookie bind it in any case. A code is bound by the state alone.
   */
  state: textField(MAX_LENGTH.id).test(
    rule(
      'with-code',
      'validation.required',
      (state, { parent }) => !parent.code || Boolean(state),
      {
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        ofParent: { if: given('code'), then: given('state') },
      },
    ),
  ),
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
