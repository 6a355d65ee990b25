import { array, string } from 'yup';
import { MAX_FILTER_VALUES, MAX_LENGTH } from '#domain/limits';
import { isBlank, isPlainLine } from '#domain/plainText';
import { isEmail } from './email';
import { isName } from './names';
import { parsePhone } from './phone';

/** What a field says, as message ids. */
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

/** A text that must say something. */
export function requiredText(max: number, required = 'validation.required') {
  return textField(max)
    .required(required)
    .test(ruleFor('blank', required, (text) => !isBlank(text)));
}

/** An address by part 5's rule; spaces around it are the form's, not an error. */
export function emailField({ required, invalid }: FieldMessages) {
  return textField(MAX_LENGTH.email)
    .required(required)
    .test(ruleFor('email', invalid, (text) => isEmail(text.trim())));
}

/** A first or last name by part 5's rule. */
export function nameField({ required, invalid }: FieldMessages) {
  return textField(MAX_LENGTH.name)
    .required(required)
    .test(ruleFor('name', invalid, isName));
}

/** A number of an offered country, as people write it; `parsePhone` brings it into one form. */
export function phoneField({ invalid }: FieldMessages, { production }: { production: boolean }) {
  return textField(MAX_LENGTH.phone).test(
    ruleFor('phone', invalid, (text) => parsePhone(text, { production }) !== null),
  );
}

/** Leaves emptiness to `required`, and absence to whoever makes the field optional or nullable. */
function ruleFor(name: string, message: string, isRight: (text: string) => boolean) {
  return { name, message, test: (text?: string | null) => !text || isRight(text) };
}

/** Vocabulary ids, at least one, none twice. */
export function idsField(required: string) {
  return array()
    .typeError('validation.wrong_type')
    .of(textField(MAX_LENGTH.id).required('validation.required'))
    .required(required)
    .min(1, required)
    .max(MAX_FILTER_VALUES, 'validation.too_many')
    .test('unique', 'validation.duplicate', (ids) => new Set(ids).size === (ids?.length ?? 0));
}
