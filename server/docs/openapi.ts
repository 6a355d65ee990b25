import { convertSchema } from '@sodaru/yup-to-json-schema';
import { ERROR_STATUS } from '#domain/api/errors';
import { urlOf } from '../http/api';
import { SESSION_COOKIE, wireName } from '../http/cookies';
import type { Route } from '../http/route';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer', minimum: 1, description: 'Never 0.' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string', description: 'English, for developers.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message id for the path of each field that was refused.',
    },
  },
} as const;

const SECURITY = {
  public: [],
  candidate: [{ session: [] }],
  employer: [{ integrationKey: [] }],
} as const;

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function parametersOf(schema: ObjectSchema, path: string, method: string) {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inPath = path.includes(`:${name}`);
    if (!inPath && method !== 'GET') return [];
    const required = inPath || (schema.required ?? []).includes(name);
    return [{ name, in: inPath ? 'path' : 'query', required, schema: property }];
  });
}

/** What the body holds: the fields that the path does not. */
function bodyOf(schema: ObjectSchema, path: string): object {
  const inBody = (name: string) => !path.includes(`:${name}`);
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([name]) => inBody(name)),
    ),
    required: (schema.required ?? []).filter(inBody),
  };
}

function operationOf(route: Route): object {
  const { method, path, access, service } = route.endpoint;
  const schema = convertSchema(route.parse.schema) as ObjectSchema;
  const parameters = parametersOf(schema, path, method);
  return {
    tags: [service],
    operationId: `${service}_${path.replaceAll(/[^a-zA-Z0-9]+/g, '_')}_${method.toLowerCase()}`,
    security: SECURITY[access],
    parameters,
    ...(method !== 'GET' && {
      requestBody: { content: { 'application/json': { schema: bodyOf(schema, path) } } },
    }),
    responses: {
      '200': {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['status'],
              properties: { status: { type: 'integer' } },
            },
          },
        },
      },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

/** The OpenAPI 3.1 document of every registered endpoint, from the schemas that check them. */
export function openApiDocument(routes: readonly Route[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = urlOf(route).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.endpoint.method.toLowerCase()]: operationOf(route),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vikari',
      version: '1',
      description:
        'The portal and v2 services of the site, and the integration API of employers’ own tools.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Refusal: ERROR_SCHEMA },
      responses: {
        Refusal: {
          description: 'Refused; the HTTP status tells the class.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: wireName(SESSION_COOKIE, publicUrl.startsWith('https:')),
        },
        integrationKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
