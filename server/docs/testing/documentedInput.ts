import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '#domain/rule';

interface Operation {
  parameters?: {
    $ref?: string;
    name: string;
    in: string;
    required?: boolean;
    schema: JsonSchema;
  }[];
  requestBody?: { content: { 'application/json': { schema: BodySchema } } };
}

interface BodySchema extends JsonSchema {
  $ref?: string;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The input of an operation of the document as one object: its body and its parameters. */
export function inputSchemaOf({ components }: Document, operation: Operation): JsonSchema {
  // Those that several operations share are all headers
  const parameters = (operation.parameters ?? []).filter(
    ({ $ref, in: where }) => !$ref && where !== 'header',
  );
  const sent = operation.requestBody?.content['application/json'].schema;
  const body = components.schemas[sent?.$ref?.split('/').at(-1) ?? ''] ?? {
    type: 'object',
    additionalProperties: false,
  };
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return {
    ...body,
    properties: {
      ...Object(body.properties),
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    },
    required: [...[body.required ?? []].flat(), ...required],
  };
}

/** Whether the document allows a value; `date` is checked, other formats are annotations. */
export function createValidator({
  components,
}: Document): (schema: JsonSchema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv, { formats: ['date'], mode: 'full' });
  for (const format of ['email', 'date-time']) ajv.addFormat(format, true);
  return (schema) => ajv.compile({ ...schema, components });
}
