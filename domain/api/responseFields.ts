import {
  type AnySchema,
  array,
  boolean,
  type InferType,
  type ISchema,
  mixed,
  number,
  type ObjectShape,
  object,
  string,
  type TestContext,
  ValidationError,
} from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { DATE } from '#domain/candidates/fields.schema';
import { LANGUAGE_LEVELS, LANGUAGES } from '#domain/candidates/languages';
import { rule } from '#domain/rule';
import type { Bytes } from './endpoint';

/**
 * The field types of responses. Unlike a request's fields they are never missing: what may be
 * absent is `.optional()`, what may be null `.nullable()`. Messages are Yup's own English, for
 * developers.
 */

/** An object with exactly these fields. */
export function exact<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).noUnknown().default(undefined).required();
}

/** The body of a successful response: `status` 0 and these fields. */
export function ok<Fields extends ObjectShape>(fields: Fields) {
  return exact({ status: number<0>().oneOf([0]).defined(), ...fields });
}

/** The OpenAPI document's name of a schema that several responses share. */
export function named(component: string, description: string) {
  return { component, description };
}

export const text = () => string().defined();
export const textOrNull = () => string().nullable().defined();
export const flag = () => boolean().defined();
export const count = () => number().integer().min(0).defined();
export const list = <Item>(item: ISchema<Item>) => array().of(item).defined();
/** A file's bytes. */
export const bytes = () =>
  mixed<Bytes>((given): given is Bytes => Symbol.asyncIterator in Object(given)).defined();
export const yes = () => boolean().isTrue().defined();
export const no = () => boolean().isFalse().defined();

/** One of some values. */
export function word<Word extends string>(words: readonly Word[]) {
  return string<Word>().oneOf(words).defined();
}

/** One of some values, or null. */
export function wordOrNull<Word extends string>(words: readonly Word[]) {
  return string<Word>()
    .nullable()
    .oneOf([...words, null])
    .defined();
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function day() {
  return text().test(
    rule(
      'date',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Yup puts the path in
      '${path} must be a day, YYYY-MM-DD',
      (value) => value == null || isCalendarDay(value),
      DATE,
    ),
  );
}

const INSTANT_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

/** An instant, ISO 8601 UTC. */
export function instant() {
  return text().test(
    rule(
      'date-time',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Yup puts the path in
      '${path} must be an instant, ISO 8601 UTC',
      (value) => value == null || INSTANT_UTC.test(value),
      { schema: { format: 'date-time' } },
    ),
  );
}

/** Languages with their levels. */
export const languageSkills = () =>
  list(exact({ language: word(LANGUAGES), level: word(LANGUAGE_LEVELS) }));

/** An object whose keys are ids and whose values are alike. */
export function mapOf<Value extends AnySchema>(value: Value) {
  return mixed<Record<string, InferType<Value>>>()
    .required()
    .meta({ values: value })
    .test(
      rule(
        'values',
        'must be an object',
        (given, context) => {
          if (typeof given !== 'object' || given === null || Array.isArray(given)) {
            return context.createError({ message: `${context.path} must be an object` });
          }
          for (const [key, one] of Object.entries(given)) {
            const failure = failureOf(value, one);
            if (failure) return at(context, key, failure);
          }
          return true;
        },
        { schema: { type: 'object' } },
      ),
    );
}

/** An object that matches the schema which its field `by` names. */
export function variants<Variants extends Record<string, AnySchema>>(by: string, all: Variants) {
  return mixed<InferType<Variants[keyof Variants]>>()
    .required()
    .meta({ variants: Object.values(all) })
    .test(
      rule(
        'variants',
        'matches no variant',
        (given, context) => {
          // Whether it may be null, the type says
          if (given == null) return true;
          const name: unknown = Object(given)[by];
          const variant =
            typeof name === 'string' && Object.hasOwn(all, name) ? all[name] : undefined;
          if (!variant) {
            return at(context, by, new ValidationError(`must be one of ${Object.keys(all)}`));
          }
          const failure = failureOf(variant, given);
          return failure ? at(context, '', failure) : true;
        },
        {},
      ),
    );
}

/** A value that matches one of the schemas. */
export function anyOf<One extends AnySchema, Other extends AnySchema>(one: One, other: Other) {
  return mixed<InferType<One> | InferType<Other>>()
    .required()
    .meta({ variants: [one, other] })
    .test(
      rule(
        'any-of',
        'matches none',
        (given, context) => {
          const failure = failureOf(one, given) && failureOf(other, given);
          return failure ? at(context, '', failure) : true;
        },
        {},
      ),
    );
}

function failureOf(schema: AnySchema, value: unknown): ValidationError | null {
  try {
    schema.validateSync(value, { strict: true });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

/** The error of a nested value, with its whole path. */
function at({ path, createError }: TestContext, key: string, failure: ValidationError) {
  const whole = [path, key, failure.path].filter(Boolean).join('.');
  return createError({ path: whole, message: `${whole}: ${failure.message}` });
}
