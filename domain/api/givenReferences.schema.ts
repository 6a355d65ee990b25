import { object } from 'yup';
import {
  freeLinesField,
  requiredFreeText,
  requiredText,
  textField,
} from '#domain/candidates/fields.schema';
import {
  HIRE_AGAIN,
  RELATIONS,
  SIGNED_ACTS,
  SIGNING_WAYS,
  STRENGTH_LEVELS,
} from '#domain/givenReferences/givenReference';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { notAbove, rule } from '#domain/rule';
import { BANKID_DEVICES } from '#domain/signIn/bankidRequests';
import { confirmBankidSchema } from './auth.schema';
import { instantField } from './instantField.schema';
import { oneOfWords } from './jobFields.schema';
import { month } from './monthField.schema';

const REQUIRED = 'validation.required';
const id = () => requiredText(MAX_LENGTH.id);

/** Characters of what was done, and of the referee's own words. */
export const MOST_WORK = 1000;
export const MOST_WORDS = 1500;

const level = () => oneOfWords(...STRENGTH_LEVELS).required(REQUIRED);

/** What a referee answers; the form checks by the same. */
export const givenAnswersSchema = object({
  relation: oneOfWords(...RELATIONS).required(REQUIRED),
  from: month()
    .required(REQUIRED)
    .test(
      rule(
        'order',
        'validation.from_after_to',
        (from, { parent }) => typeof parent.to !== 'string' || from <= parent.to,
        notAbove('to'),
      ),
    ),
  to: month().nullable().defined(REQUIRED),
  role: requiredFreeText(MAX_LENGTH.name),
  work: freeLinesField(MOST_WORK).required(REQUIRED),
  skill: level(),
  cooperation: level(),
  reliability: level(),
  pressure: level(),
  hireAgain: oneOfWords(...HIRE_AGAIN).required(REQUIRED),
  words: freeLinesField(MOST_WORDS).defined(REQUIRED),
}).noUnknown();

/** POST ask_reference: `referenceId` is one of the candidate's own. */
export const askReferenceSchema = object({
  referenceId: id(),
  language: oneOfWords(...LANGUAGES).required(REQUIRED),
}).noUnknown();

/** A request of the candidate’s own, the secret id of a link, or an employer’s application. */
export const givenReferenceIdSchema = object({ id: id() }).noUnknown();

/** GET reference_request: `signing` is one that a form without a script has begun by this link. */
export const readReferenceRequestSchema = object({
  id: id(),
  signing: textField(MAX_LENGTH.id).optional(),
}).noUnknown();

export const shareGivenReferenceSchema = object({
  id: id(),
  applicationId: id(),
  /** Null: until the application ends, or it is taken back. */
  openUntil: instantField().nullable().defined(REQUIRED),
}).noUnknown();

export const unshareGivenReferenceSchema = object({
  id: id(),
  applicationId: id(),
}).noUnknown();

/** POST begin_reference_signing: the answers are what the signature is for. */
export const beginReferenceSigningSchema = object({
  id: id(),
  act: oneOfWords(...SIGNED_ACTS).required(REQUIRED),
  answers: givenAnswersSchema
    .typeError('validation.wrong_type')
    .default(undefined)
    .nullable()
    .test(
      rule(
        'to-give',
        REQUIRED,
        (answers, { parent }) => (parent.act === 'give') === (answers != null),
        { inexpressible: 'Only an act that gives a reference has answers.' },
      ),
    ),
  way: oneOfWords(...SIGNING_WAYS).required(REQUIRED),
  device: oneOfWords(...BANKID_DEVICES),
  language: oneOfWords(...LANGUAGES).required(REQUIRED),
}).noUnknown();

export const signReferenceByCodeSchema = object({
  id: id(),
  signing: id(),
  code: requiredText(MAX_LENGTH.id),
}).noUnknown();

/** As `confirm_bankid`: what the broker answered. */
export const signReferenceByBankidSchema = confirmBankidSchema;

export const readGivenReferenceSchema = object({ id: id(), referenceId: id() }).noUnknown();
