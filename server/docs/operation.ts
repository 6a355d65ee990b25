import type { NamedAnswer } from '#domain/api/responses';
import { MAX_PROOF } from '#domain/proof/puzzle';
import type { JsonSchema } from '#domain/rule';
import { urlOf } from '../http/api';
import type { Route } from '../http/route';
import type { SchemaConverter } from './jsonSchema';
import { type createRefusals, refusalsOf } from './refusals';

/** Shared by the operations of one document. */
export interface DocumentParts {
  schemas: SchemaConverter;
  refusals: ReturnType<typeof createRefusals>;
}

/** A visitor may call a public endpoint; some of them answer differently with a session. */
const SECURITY = {
  public: [{}, { session: [] }],
  candidate: [{ session: [] }],
  employer: [{ integrationKey: [] }],
} as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes a repeat harmless: within 24 hours the same key with the same request gets the first response.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
} as const;

const PROOF = {
  name: 'X-Proof',
  in: 'header',
  description: 'Answers the puzzle of an earlier `puzzle_required`.',
  schema: { type: 'string', maxLength: MAX_PROOF },
} as const;

const ORIGIN = {
  name: 'Origin',
  in: 'header',
  description:
    'The site’s own origin, which a browser sends by itself. A call with a cookie and without this header, or with another origin, is refused with `forbidden`.',
  schema: { type: 'string', format: 'uri' },
} as const;

/** Parameters that several operations have. */
export const PARAMETERS = {
  IdempotencyKey: IDEMPOTENCY_KEY,
  Proof: PROOF,
  Origin: { ...ORIGIN, required: true },
  /** A visitor's call has no cookie that would ask for it. */
  OriginWithCookie: { ...ORIGIN, required: false },
} as const;

/** Where a call that changes something comes from, by who may make it. */
export const ORIGIN_OF = {
  public: [{ $ref: '#/components/parameters/OriginWithCookie' }],
  candidate: [{ $ref: '#/components/parameters/Origin' }],
  employer: [],
} as const;

interface ObjectSchema extends JsonSchema {
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}

/** `/api/integration/jobs/{id}` */
export function pathOf(route: Pick<Route, 'endpoint'>): string {
  return urlOf(route).replaceAll(/:(\w+)/g, '{$1}');
}

/** An endpoint's request and responses. */
export function operationOf(
  route: Route,
  answer: NamedAnswer | undefined,
  { schemas, refusals }: DocumentParts,
): object {
  const { method, access, service, path } = route.endpoint;
  const request: ObjectSchema = schemas.of(route.parse.schema);
  const parameters = [
    ...parametersOf(request, route),
    ...(method === 'GET' ? [] : ORIGIN_OF[access]),
    ...(answer?.repeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(answer?.guarded ? [{ $ref: '#/components/parameters/Proof' }] : []),
  ];
  const operationId = `${service}_${path.replaceAll(/[^a-zA-Z0-9]+/g, '_')}_${method.toLowerCase()}`;
  const name = capitalized(answer?.name ?? operationId);
  return {
    tags: [service],
    operationId,
    summary: answer?.summary ?? path,
    description: descriptionOf(route, answer),
    security: SECURITY[access],
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' && {
      requestBody: bodyOf(request, route, (body) => schemas.named(`${name}Request`, body)),
    }),
    responses: {
      '200': {
        description: 'Done.',
        content: contentOf(answer, (body) => schemas.named(`${name}Response`, body), schemas),
      },
      ...refusals.of(refusalsOf(route.endpoint, answer)),
    },
  };
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** JSON, or the bytes of a file. */
function contentOf(
  answer: NamedAnswer | undefined,
  named: (body: JsonSchema) => JsonSchema,
  schemas: SchemaConverter,
): Record<string, object> {
  if (!answer?.media) {
    const schema = answer ? named(schemas.of(answer.response)) : { type: 'object' };
    return { 'application/json': { schema } };
  }
  return Object.fromEntries(answer.media.map((media) => [media, {}]));
}

function descriptionOf({ perMinute }: Route, answer: NamedAnswer | undefined): string | undefined {
  const limit = perMinute && `At most ${perMinute} calls a minute from one address.`;
  const stored =
    answer?.namesStored && 'A refusal may name fields of the registration as it is stored.';
  return [answer?.description, stored, limit].filter(Boolean).join(' ') || undefined;
}

const isInPath = (name: string, { endpoint }: Route) =>
  endpoint.path.split('/').includes(`:${name}`);

function parametersOf({ properties = {}, required = [] }: ObjectSchema, route: Route): object[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inPath = isInPath(name, route);
    if (!inPath && route.endpoint.method !== 'GET') return [];
    const where = inPath ? 'path' : 'query';
    return [{ name, in: where, required: inPath || required.includes(name), schema }];
  });
}

/** The body's fields: those that are not in the path. */
function bodyOf(
  schema: ObjectSchema,
  route: Route,
  named: (body: JsonSchema) => JsonSchema,
): object {
  const inBody = (name: string) => !isInPath(name, route);
  const { properties = {}, required = [], ...rest } = schema;
  const mustBe = required.filter(inBody);
  const body = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => inBody(name))),
    ...(mustBe.length > 0 && { required: mustBe }),
  };
  return {
    required: mustBe.length > 0,
    content: { 'application/json': { schema: named(body) } },
  };
}
