import { boolean, object } from 'yup';
import { CONTACT_MESSAGES } from '#domain/candidates/contactDetails';
import { nameField, requiredText, textField } from '#domain/candidates/fields.schema';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { SOCIAL_PROVIDERS, SOCIAL_PURPOSES } from '#domain/signIn/ways';
import { MAX_ID_TOKEN_LENGTH } from './auth.schema';
import { oneOf } from './session.schema';

export const beginSocialSchema = object({
  provider: oneOf(SOCIAL_PROVIDERS).required('validation.required'),
  purpose: oneOf(SOCIAL_PURPOSES).required('validation.required'),
  language: oneOf(LANGUAGES).required('validation.required'),
  targetPath: textField(MAX_LENGTH.path),
  sessionID: textField(MAX_LENGTH.id),
  sharedComputer: boolean().typeError('validation.wrong_type').nonNullable('validation.wrong_type'),
}).noUnknown();

export const socialAuthSchema = object({
  idToken: requiredText(MAX_ID_TOKEN_LENGTH),
  provider: oneOf(SOCIAL_PROVIDERS).required('validation.required'),
  state: textField(MAX_LENGTH.id),
  userId: textField(MAX_LENGTH.id),
  sessionID: textField(MAX_LENGTH.id),
}).noUnknown();

export const socialRegisterSchema = object({
  sessionID: requiredText(MAX_LENGTH.id),
  firstName: nameField(CONTACT_MESSAGES.firstName),
  lastName: nameField(CONTACT_MESSAGES.lastName),
}).noUnknown();

export const disconnectSocialSchema = object({
  provider: oneOf(SOCIAL_PROVIDERS).required('validation.required'),
}).noUnknown();
