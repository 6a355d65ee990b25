import type { TestConfig, TestContext, ValidationError } from 'yup';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a rule means in JSON Schema, for the OpenAPI document. */
export interface RuleMeaning {
  /** Keywords of the field; a later rule's replace the same ones of an earlier rule. */
  schema?: JsonSchema;
  /** The document's name of `schema`, which then is all that the field says. */
  component?: string;
  /** Requirements on the object that holds the field. */
  ofParent?: JsonSchema;
  /** Why JSON Schema cannot express the rule, or only part of it. */
  inexpressible?: string;
  /** The errors of a rule that gives others than its own message. */
  messages?: readonly string[];
}

/**
 * A rule of a Yup schema together with its meaning: `schema.test(rule(…))`. The meaning is a
 * parameter of the test, so that a schema cannot have the one without the other.
 */
export function rule<Value>(
  name: string,
  message: string,
  test: (value: Value, context: TestContext) => boolean | ValidationError,
  meaning: RuleMeaning,
): TestConfig<Value> {
  return { name, message, test, params: { meaning: { messages: [message], ...meaning } } };
}

/** Why an order, a distance or a difference of two fields stays a sentence in the document. */
export const TWO_FIELDS = 'JSON Schema does not compare two fields.';

/** The low end of a range whose high end is the field `high`. */
export function notAbove(high: string): RuleMeaning {
  return { schema: { description: `Not above \`${high}\`.` }, inexpressible: TWO_FIELDS };
}

/** Values that differ. */
export function unique() {
  return rule<readonly unknown[] | null | undefined>(
    'unique',
    'validation.duplicate',
    (list) => new Set(list).size === (list?.length ?? 0),
    { schema: { uniqueItems: true } },
  );
}
