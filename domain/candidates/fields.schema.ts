import { array, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { MAX_FILTER_VALUES, MAX_LENGTH } from '#domain/limits';
import { isBlank, isPlainLine, isPlainText } from '#domain/plainText';
import { holdsPersonalNumber } from '#domain/text/personalNumber';
import { isEmail } from './email';
import { isName } from './names';
import { parsePhone } from './phone';

/** A field's errors, as message ids. */
interface FieldMessages {
  required: string;
  invalid: string;
}

/** One line of text of at most `max` characters. */
export function textField(max: number) {
  return string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .max(max, 'validation.too_long')
    .test(ruleFor('plain', 'validation.unfit_characters', isPlainLine));
}

/** Several lines of text of at most `max` characters. */
export function linesField(max: number) {
  return string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .max(max, 'validation.too_long')
    .test(ruleFor('plain-lines', 'validation.unfit_characters', isPlainText));
}

/** Several lines of free text. */
export function freeLinesField(max: number) {
  return linesField(max).test(withoutPersonalNumber);
}

/** One line of free text; it may be empty. */
export function freeText(max: number) {
  return textField(max).test(withoutPersonalNumber);
}

/** A day as `YYYY-MM-DD`. */
export function dayField() {
  return textField(MAX_LENGTH.id).test(ruleFor('date', 'validation.date', isCalendarDay));
}

/** One line of free text that must contain something visible. */
export function requiredFreeText(max: number, required = 'validation.required') {
  return requiredText(max, required).test(withoutPersonalNumber);
}

/** A text that must contain something visible. */
export function requiredText(max: number, required = 'validation.required') {
  return textField(max)
    .required(required)
    .test(ruleFor('blank', required, (text) => !isBlank(text)));
}

/** An address by part 5's rule; leading and trailing spaces are removed, not refused. */
export function emailField({ required, invalid }: FieldMessages) {
  return textField(MAX_LENGTH.email)
    .required(required)
    .test(ruleFor('email', invalid, (text) => isEmail(text.trim())));
}

/** A first or last name by part 5's rule. */
export function nameField({ required, invalid }: FieldMessages) {
  return optionalNameField({ invalid }).required(required);
}

/** The same for an optional name. */
export function optionalNameField({ invalid }: Pick<FieldMessages, 'invalid'>) {
  return textField(MAX_LENGTH.name).test(ruleFor('name', invalid, isName));
}

/** A phone number of an offered country, in any usual notation; `parsePhone` normalizes it. */
export function phoneField({ invalid }: FieldMessages, { production }: { production: boolean }) {
  return textField(MAX_LENGTH.phone).test(
    ruleFor('phone', invalid, (text) => parsePhone(text, { production }) !== null),
  );
}

/** A doctor's or nurse's code (decision 17). */
export function prescriberCodeField() {
  return textField(MAX_LENGTH.id).test(
    ruleFor('prescriber-code', 'validation.prescriber_code', (code) => /^\d{7}$/.test(code)),
  );
}

/**
 * Leaves empty values to `required`, and missing ones to the code that makes the field optional or
 * nullable.
 */
function ruleFor(name: string, message: string, isRight: (text: string) => boolean) {
  return { name, message, test: (text?: string | null) => !text || isRight(text) };
}

/** Personal identity numbers are never stored (decision 14). */
const withoutPersonalNumber = ruleFor(
  'personal-number',
  'validation.personal_number',
  (text) => !holdsPersonalNumber(text),
);

/** Vocabulary ids, without duplicates. */
export function anyIdsField() {
  return array()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .of(textField(MAX_LENGTH.id).required('validation.required'))
    .max(MAX_FILTER_VALUES, 'validation.too_many')
    .test('unique', 'validation.duplicate', (ids) => new Set(ids).size === (ids?.length ?? 0));
}

/** Vocabulary ids, at least one, none twice. */
export function idsField(required: string) {
  return anyIdsField().required(required).min(1, required);
}
