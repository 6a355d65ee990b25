import type { AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { JsonSchema, RuleMeaning } from '#domain/rule';

/** A rule on a request's field that JSON Schema cannot express. */
export interface InexpressibleRule {
  /** `questionnaire[].options` */
  path: string;
  rule: string;
  /** The message ids of the errors that the rule gives. */
  messages: readonly string[];
  reason: string;
}

/** Yup schemas as JSON Schema, with the parts that several of them share. */
export interface SchemaConverter {
  of(schema: AnySchema): JsonSchema;
  /** The JSON Schema, and the rules that it does not express. */
  withInexpressible(schema: AnySchema): { schema: JsonSchema; inexpressible: InexpressibleRule[] };
  /** A reference to a schema that the document names. */
  named(name: string, schema: JsonSchema): JsonSchema;
  /** The shared schemas used so far, by name. */
  components: Readonly<Record<string, JsonSchema>>;
}

type Described = Extract<SchemaFieldDescription, SchemaDescription>;
interface Meta {
  component?: string;
  description?: string;
  examples?: readonly unknown[];
  values?: AnySchema;
  variants?: AnySchema[];
}

type Params = Readonly<Record<string, unknown>>;

/** The keyword of a bound, by the type that it bounds. */
const BOUNDS: Record<'min' | 'max', Record<string, string>> = {
  min: { string: 'minLength', array: 'minItems', number: 'minimum' },
  max: { string: 'maxLength', array: 'maxItems', number: 'maximum' },
};

/** Keywords of conditions on an object, of which it may have several. */
const CONDITIONS = ['if', 'not', 'oneOf', 'dependentRequired', 'dependentSchemas'] as const;

/** A field's contribution: its own schema, and its requirements on the object that holds it. */
interface Converted {
  own: JsonSchema;
  ofParent: JsonSchema[];
}

export function createSchemaConverter(): SchemaConverter {
  const components: Record<string, JsonSchema> = {};
  const refTo = (name: string, schema: JsonSchema): JsonSchema => {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas are named ${name}.`);
    }
    components[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };

  function convert(
    shape: SchemaFieldDescription,
    path: string,
    inexpressible: InexpressibleRule[],
  ): Converted {
    if (!isDescribed(shape)) throw new Error(`${path}: a reference has no JSON Schema.`);
    const meta: Meta = Object(shape.meta);
    const parts: JsonSchema[] = [typeOf(shape)];
    const ofParent: JsonSchema[] = [];
    let known: JsonSchema | undefined;
    if ('fields' in shape) parts.push(...fieldsOf(shape.fields, path, inexpressible));
    if ('innerType' in shape && shape.innerType) {
      const [item] = [shape.innerType].flat();
      if (item) parts.push({ items: convert(item, `${path}[]`, inexpressible).own });
    }
    if (meta.values) parts.push({ additionalProperties: of(meta.values) });
    if (meta.variants) parts.push({ anyOf: meta.variants.map(of) });
    for (const { name = '', params } of shape.tests) {
      const own = ownRule(name, Object(params), shape.type);
      const meaning: RuleMeaning | undefined = own ? { schema: own } : Object(params).meaning;
      if (!meaning) throw new Error(`${path}: the rule ${name} has no meaning (domain/rule.ts).`);
      if (meaning.component) known = refTo(meaning.component, meaning.schema ?? {});
      else if (meaning.schema) parts.push(meaning.schema);
      if (meaning.ofParent) ofParent.push(meaning.ofParent);
      if (meaning.inexpressible) {
        const { inexpressible: reason, messages = [] } = meaning;
        inexpressible.push({ path, rule: name, messages, reason });
      }
    }
    if (meta.description && !meta.component) parts.push({ description: meta.description });
    if (meta.examples) parts.push({ examples: meta.examples });
    const whole = known ?? withValues(merged(parts), shape.oneOf);
    const named = meta.component
      ? refTo(meta.component, { description: meta.description, ...whole })
      : whole;
    return { own: withNull(named, shape), ofParent };
  }

  function fieldsOf(
    fields: Readonly<Record<string, SchemaFieldDescription>>,
    path: string,
    inexpressible: InexpressibleRule[],
  ): JsonSchema[] {
    const converted = Object.entries(fields).map(
      ([name, field]) =>
        [name, convert(field, path ? `${path}.${name}` : name, inexpressible)] as const,
    );
    const required = Object.entries(fields).filter(([, f]) => isDescribed(f) && !f.optional);
    return [
      {
        properties: Object.fromEntries(converted.map(([name, { own }]) => [name, own])),
        ...(required.length > 0 && { required: required.map(([name]) => name) }),
      },
      ...converted.flatMap(([, { ofParent }]) => ofParent),
    ];
  }

  const of = (schema: AnySchema): JsonSchema => convert(schema.describe(), '', []).own;
  return {
    of,
    withInexpressible(schema) {
      const inexpressible: InexpressibleRule[] = [];
      return { schema: convert(schema.describe(), '', inexpressible).own, inexpressible };
    },
    named: refTo,
    components,
  };
}

function isDescribed(shape: SchemaFieldDescription): shape is Described {
  return 'tests' in shape;
}

function typeOf({ type }: Described): JsonSchema {
  return type === 'mixed' ? {} : { type };
}

/** A rule that Yup itself has; undefined for one of ours. */
function ownRule(name: string, params: Params, type: string): JsonSchema | undefined {
  switch (name) {
    case 'min':
    case 'max':
      return { [BOUNDS[name][type] ?? name]: params[name] };
    case 'integer':
      return { type: 'integer' };
    case 'required':
      return type === 'string' ? { minLength: 1 } : {};
    case 'is-value':
      return { const: params.value === 'true' };
    case 'noUnknown':
    case 'exact':
      return { additionalProperties: false };
    default:
      return undefined;
  }
}

/**
 * Combines several schemas into one: a later keyword replaces an earlier one, descriptions are
 * joined, and a second condition on an object stands in its `allOf`.
 */
function merged(parts: readonly JsonSchema[]): JsonSchema {
  const whole: Record<string, unknown> = {};
  const conditions: JsonSchema[] = [];
  for (const { description, ...part } of parts) {
    if (description) whole.description = [whole.description, description].filter(Boolean).join(' ');
    const isSecond = CONDITIONS.some((keyword) => keyword in part && keyword in whole);
    if (isSecond) conditions.push(part);
    else Object.assign(whole, part);
  }
  return conditions.length > 0 ? { ...whole, allOf: conditions } : whole;
}

/** The values that a `oneOf` allows; null is handled by `withNull`. */
function withValues(schema: JsonSchema, oneOf: readonly unknown[]): JsonSchema {
  const values = oneOf.filter((value) => value != null);
  if (values.length === 0) return oneOf.includes(null) ? { type: 'null' } : schema;
  return values.length === 1 ? { ...schema, const: values[0] } : { ...schema, enum: values };
}

/** Keywords that do not constrain null. */
const MUTE_ABOUT_NULL = new Set([
  'type',
  'format',
  'description',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'examples',
]);

function withNull(schema: JsonSchema, { nullable, type }: Described): JsonSchema {
  const anything = schema.type === undefined && schema.anyOf === undefined && !schema.$ref;
  if (!nullable)
    return type === 'mixed' && anything ? { ...schema, not: { type: 'null' } } : schema;
  if (schema.type === 'null') return schema;
  const isMute =
    typeof schema.type === 'string' && Object.keys(schema).every((key) => MUTE_ABOUT_NULL.has(key));
  return isMute
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}
