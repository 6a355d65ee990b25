import { array, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { MAX_FILTER_VALUES, MAX_LENGTH } from '#domain/limits';
import { type RuleMeaning, rule, unique } from '#domain/rule';
import { PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { isFreeOfNumbers } from '#domain/text/confirmedNumber';
import { isBlank, isPlainLine, isPlainText } from '#domain/text/plainText';
import { tidyAs } from '#domain/text/tidied';
import { tidyCode, tidyDay, tidyEmail } from '#domain/text/tidy';
import { EMAIL_PATTERN, isEmail } from './email';
import { isName, NAME_PATTERN } from './names';
import { parsePhone } from './phone';

/** Spaces within a line, and letters with their accents, inside a character class. */
const SPACE = '[^\\S\\p{Cc}]';
/** What is dropped around an address: spaces, and marks that nobody sees. */
const PADDING = `(?:${SPACE}|\\p{Cf})*`;
/** A character of a line: no control character, no half of one. */
const CHARACTER = '[^\\p{Cc}\\p{Cs}]';
/** A visible character. */
const VISIBLE = '[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800]';
/** The start of a pattern of texts with something visible. */
export const WITH_VISIBLE = `(?=[\\s\\S]*${VISIBLE})`;

/** What fields with rules of their own say like those here. */
export const PLAIN: RuleMeaning = { schema: { pattern: `^${CHARACTER}*$` } };
export const DATE: RuleMeaning = {
  schema: {
    format: 'date',
    // The years that a day may have, too
    pattern: '^(?:19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$',
    examples: ['2026-05-04', '2026-08-30'],
  },
};
export const BARE_EMAIL: RuleMeaning = {
  schema: { format: 'email', pattern: `^${EMAIL_PATTERN}$`, examples: ['ward@example.com'] },
};
export const PHONE: RuleMeaning = {
  schema: {
    description: 'A phone number of an offered country, in any usual notation.',
    examples: ['070-174 06 05', '+46 8 465 004 00', '+47 21 52 00 00'],
  },
  inexpressible: 'The number of digits depends on the country and the notation.',
};

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
    .test(plainLine);
}

/** Several lines of text of at most `max` characters. */
export function linesField(max: number) {
  return string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .max(max, 'validation.too_long')
    .test(
      ruleFor('plain-lines', 'validation.unfit_characters', isPlainText, {
        schema: {
          description:
            'Text of several lines: no other control characters, no halves of characters.',
          pattern: '^(?:[\\n\\r\\t]|[^\\p{Cc}\\p{Cs}])*$',
        },
      }),
    );
}

/** Several lines of free text. */
export function freeLinesField(max: number) {
  return linesField(max).meta(tidyAs('lines')).test(withoutPersonalNumber);
}

/** One line of free text; it may be empty. */
export function freeText(max: number) {
  return textField(max).meta(tidyAs('line')).test(withoutPersonalNumber);
}

/** A day as `YYYY-MM-DD`. */
export function dayField() {
  return textField(MAX_LENGTH.id)
    .meta(tidyAs('day'))
    .test(ruleFor('date', 'validation.date', (text) => isCalendarDay(tidyDay(text)), DATE));
}

/** One line of free text that must contain something visible. */
export function requiredFreeText(max: number, required = 'validation.required') {
  return requiredText(max, required).meta(tidyAs('line')).test(withoutPersonalNumber);
}

/** One line of free text that must contain something visible, as it came but for marks that nobody sees. */
export function requiredFreeTextAsWritten(max: number) {
  return requiredText(max).meta(tidyAs('lines')).test(withoutPersonalNumber);
}

/** A text that must contain something visible. */
export function requiredText(max: number, required = 'validation.required') {
  return textField(max)
    .required(required)
    .test(
      ruleFor('blank', required, (text) => !isBlank(text), {
        schema: { pattern: `^${WITH_VISIBLE}${CHARACTER}*$` },
      }),
    );
}

/** An address by part 5's rule; leading and trailing spaces are removed, not refused. */
export function emailField({ required, invalid }: FieldMessages) {
  return textField(MAX_LENGTH.email)
    .meta(tidyAs('email'))
    .required(required)
    .test(
      ruleFor('email', invalid, (text) => isEmail(tidyEmail(text)), {
        schema: {
          description: 'What comes along when an address is copied is dropped.',
          format: 'email',
          // Where no address is asked for, spaces alone are none
          pattern: `^(?:${PADDING}${EMAIL_PATTERN}${PADDING}${required === '' ? `|${PADDING}` : ''})?$`,
          examples: ['eva@example.com', 'eva.ek@care.example.health'],
        },
      }),
    );
}

/** A first or last name by part 5's rule. */
export function nameField({ required, invalid }: FieldMessages) {
  return optionalNameField({ invalid }).required(required);
}

/** The same for an optional name. */
export function optionalNameField({ invalid }: Pick<FieldMessages, 'invalid'>) {
  return textField(MAX_LENGTH.name)
    .meta(tidyAs('name'))
    .test(
      ruleFor('name', invalid, isName, {
        schema: {
          description:
            'Letters with their accents; spaces, hyphens, apostrophes and shortenings between them.',
          pattern: `^(?:${WITH_VISIBLE}${SPACE}*${NAME_PATTERN}${SPACE}*)?$`,
          examples: ['Eva', 'von Essen', 'Åsa-Britt', 'S:son Ek'],
        },
      }),
    );
}

/** A phone number of an offered country, in any usual notation; `parsePhone` normalizes it. */
export function phoneField(
  { required, invalid }: FieldMessages,
  { production }: { production: boolean },
) {
  return textField(MAX_LENGTH.phone)
    .meta(tidyAs('phone'))
    .test(
      ruleFor('phone', invalid, (text) => parsePhone(text, { production }) !== null, {
        ...PHONE,
        // Spaces alone are no number
        messages: [invalid, required],
      }),
    );
}

/** A doctor's or nurse's code (decision 17). */
export function prescriberCodeField() {
  return textField(MAX_LENGTH.id)
    .meta(tidyAs('code'))
    .test(
      ruleFor(
        'prescriber-code',
        'validation.prescriber_code',
        (code) => /^\d{7}$/.test(tidyCode(code)),
        {
          schema: { pattern: '^[0-9]{7}$', examples: ['1234567'] },
        },
      ),
    );
}

/**
 * Leaves empty values to `required`, and missing ones to the code that makes the field optional or
 * nullable.
 */
function ruleFor(
  name: string,
  message: string,
  isRight: (text: string) => boolean,
  meaning: RuleMeaning,
) {
  return rule<string | null | undefined>(name, message, (text) => !text || isRight(text), meaning);
}

const plainLine = ruleFor('plain', 'validation.unfit_characters', isPlainLine, PLAIN);

/** What every free text means in the document. */
export const WITHOUT_NUMBERS: RuleMeaning = {
  schema: { description: 'Without personal identity numbers.' },
  inexpressible: 'Whether digits are a date with a check digit is not said by a pattern.',
};

/**
 * Personal identity numbers are never stored (decision 14). The look of one is a guess, so that the
 * writer may say that it is none.
 */
export const withoutPersonalNumber = rule<string | null | undefined>(
  'personal-number',
  PERSONAL_NUMBER,
  (text, context) => !text || isFreeOfNumbers(text, context),
  WITHOUT_NUMBERS,
);

/** The same of the words in the query of a list's address; its other values are ids and days. */
export const withoutNumberInQuery = rule<string | undefined>(
  'personal-number',
  PERSONAL_NUMBER,
  (query, context) => isFreeOfNumbers(new URLSearchParams(query).get('q') ?? '', context),
  WITHOUT_NUMBERS,
);

/** Vocabulary ids, without duplicates. */
export function anyIdsField() {
  return array()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .of(textField(MAX_LENGTH.id).required('validation.required'))
    .max(MAX_FILTER_VALUES, 'validation.too_many')
    .test(unique());
}

/** Vocabulary ids, at least one, none twice. */
export function idsField(required: string) {
  return anyIdsField().required(required).min(1, required);
}
