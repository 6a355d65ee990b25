import { boolean, type ObjectSchema, object } from 'yup';
import { emailField, requiredText, textField } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import type { RequestOf } from './endpoint';
import type { bankidLogin, bankidRegister, confirmBankid, connectBankid } from './portal';
import type { emailRegistered } from './v2';

/** Characters; brokers' tokens are well below. */
export const MAX_ID_TOKEN_LENGTH = 8192;

const bankidAnswer = {
  id_token: requiredText(MAX_ID_TOKEN_LENGTH),
  state: textField(MAX_LENGTH.id),
};

export const bankidLoginSchema: ObjectSchema<RequestOf<typeof bankidLogin>> =
  object(bankidAnswer).noUnknown();

export const confirmBankidSchema: ObjectSchema<RequestOf<typeof confirmBankid>> =
  object(bankidAnswer).noUnknown();

export const bankidRegisterSchema: ObjectSchema<RequestOf<typeof bankidRegister>> = object({
  ...bankidAnswer,
  sessionID: requiredText(MAX_LENGTH.id),
}).noUnknown();

export const connectBankidSchema: ObjectSchema<RequestOf<typeof connectBankid>> = object({
  ...bankidAnswer,
  userId: requiredText(MAX_LENGTH.id),
  connectBankID: boolean()
    .typeError('validation.wrong_type')
    .required('validation.required')
    .isTrue('validation.unknown_value'),
}).noUnknown();

export const emailRegisteredSchema: ObjectSchema<RequestOf<typeof emailRegistered>> = object({
  email: emailField({
    required: 'registration.contact_information.error',
    invalid: 'registration.contact_information.error',
  }),
}).noUnknown();
