import { array, type ObjectSchema, object } from 'yup';
import { PASSABLE_STEPS } from '#domain/applications/draft';
import { CONTACT_MESSAGES } from '#domain/candidates/contactDetails';
import {
  anyIdsField,
  emailField,
  nameField,
  phoneField,
  prescriberCodeField,
  requiredText,
  textField,
  withoutPersonalNumber,
} from '#domain/candidates/fields.schema';
import { MAX_REFERENCES } from '#domain/candidates/references';
import type { SentContact } from '#domain/candidates/sentContact';
import { SHARED_FOR } from '#domain/givenReferences/sharedFor';
import { MAX_LENGTH } from '#domain/limits';
import { rule, unique } from '#domain/rule';
import { answersBefore, answersSchema } from './answers.schema';
import { instantField } from './instantField.schema';
import { oneOfWords } from './jobFields.schema';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';

const id = () => requiredText(MAX_LENGTH.id);

/** A name is required in one of two spellings. */
function eitherName(spelling: 'firstName' | 'lastName') {
  const other = spelling === 'firstName' ? 'firstname' : 'lastname';
  return nameField(CONTACT_MESSAGES[spelling])
    .optional()
    .test(
      rule(
        'either-spelling',
        CONTACT_MESSAGES[spelling].required,
        (name, { parent }) => name !== undefined || parent?.[other] !== undefined,
        // At least one of the two spellings
        { ofParent: { not: { properties: { [spelling]: false, [other]: false } } } },
      ),
    );
}

/**
 * Contact details with names in either spelling.
 *
 * @param options.production - whether the run uses production's phone country codes (part 2).
 */
export function sentContactSchema(options: { production: boolean }): ObjectSchema<SentContact> {
  return object({
    firstName: eitherName('firstName'),
    lastName: eitherName('lastName'),
    firstname: nameField(CONTACT_MESSAGES.firstName).optional(),
    lastname: nameField(CONTACT_MESSAGES.lastName).optional(),
    email: emailField(CONTACT_MESSAGES.email),
    phone: phoneField(CONTACT_MESSAGES.phone, options).required(CONTACT_MESSAGES.phone.required),
  }).noUnknown();
}

export function updateCandidateContactSchema(options: { production: boolean }) {
  return object({
    jobId: id(),
    contact: sentContactSchema(options)
      .default(undefined)
      .typeError(WRONG_TYPE)
      .nonNullable(WRONG_TYPE)
      .required(REQUIRED),
    base: typedContact(),
  }).noUnknown();
}

/** Some contact details as they were typed. */
const typedContact = () =>
  object({
    firstName: textField(MAX_LENGTH.name),
    lastName: textField(MAX_LENGTH.name),
    email: textField(MAX_LENGTH.email),
    phone: textField(MAX_LENGTH.phone),
  })
    .default(undefined)
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .optional()
    .noUnknown();

/** The same, to be kept half typed. */
const unfinishedContact = () =>
  typedContact().shape({
    firstName: textField(MAX_LENGTH.name).test(withoutPersonalNumber),
    lastName: textField(MAX_LENGTH.name).test(withoutPersonalNumber),
    email: textField(MAX_LENGTH.email).test(withoutPersonalNumber),
    phone: textField(MAX_LENGTH.phone).test(withoutPersonalNumber),
  });

export const saveUnfinishedStepsSchema = object({
  jobId: id(),
  contact: unfinishedContact(),
  answers: answersSchema,
  base: object({ contact: typedContact(), answers: answersBefore })
    .default(undefined)
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .optional()
    .noUnknown(),
}).noUnknown();

export const updateCandidateInterviewSchema = object({
  jobId: id(),
  startsAt: instantField().required(REQUIRED),
}).noUnknown();

export const updateCandidateWithQuestionaireSchema = object({
  jobId: id(),
  answers: answersSchema.required(REQUIRED),
  base: answersBefore,
}).noUnknown();

/** Ids of the candidate's own references. */
const referenceIds = () =>
  array()
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .of(id())
    .max(MAX_REFERENCES, 'validation.too_many')
    .test(unique());

/** Whose given references the employer may read once the application is sent; absent as it was. */
const sharedWhenSent = () =>
  object({
    referenceIds: referenceIds().required(REQUIRED),
    until: oneOfWords(...SHARED_FOR).required(REQUIRED),
  })
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .default(undefined)
    .optional()
    .noUnknown();

export const updateCandidateReferenceSchema = object({
  jobId: id(),
  referenceIds: referenceIds().required(REQUIRED),
  base: referenceIds(),
  shared: sharedWhenSent(),
  sharedBase: sharedWhenSent(),
}).noUnknown();

export const updateCandidateSystemKnowledgeSchema = object({
  jobId: id(),
  systems: anyIdsField().required(REQUIRED),
  base: anyIdsField(),
}).noUnknown();

export const updatePrescriberCodeSchema = object({
  jobId: id(),
  prescriberCode: prescriberCodeField().required(REQUIRED),
  base: textField(MAX_LENGTH.id).nullable(),
}).noUnknown();

export const passApplicationStepSchema = object({
  jobId: id(),
  step: oneOfWords(...PASSABLE_STEPS).required(REQUIRED),
}).noUnknown();

export const sendNewCandidateEmailSchema = object({ applicationId: id() }).noUnknown();
