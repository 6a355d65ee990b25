import { answerOf } from '#domain/api/responses';
import { SESSION_COOKIE, wireName } from '../http/cookies';
import type { Route } from '../http/route';
import { chatFileOperations } from './chatFileOperations';
import { createSchemaConverter } from './jsonSchema';
import { liveOperation } from './liveOperation';
import { operationOf, PARAMETERS, pathOf } from './operation';
import { profileImageOperations } from './profileImageOperations';
import { createRefusals } from './refusals';
import { uploadOperations } from './uploadOperations';
import { WEBHOOK_HEADERS, webhookOperations } from './webhookOperations';

const TAGS = [
  { name: 'portal', description: 'Jobs, applications and BankID, for the site.' },
  { name: 'v2', description: 'Registration, sessions, profiles and live events, for the site.' },
  { name: 'integration', description: 'Jobs and applications, for employers’ own tools.' },
] as const;

const DESCRIPTION = [
  'The portal and v2 services of the site, and the integration API of employers’ own tools.',
  'Every successful body has `status` 0, and every error body another status and a `code`.',
  'Instants are ISO 8601 UTC, days `YYYY-MM-DD` in Europe/Stockholm, rates SEK per hour.',
  'Lengths of texts count UTF-16 code units.',
].join(' ');

/** The OpenAPI 3.1 document of every registered endpoint, from the schemas that check them. */
export function openApiDocument(routes: readonly Route[], publicUrl: string): object {
  const schemas = createSchemaConverter();
  const refusals = createRefusals();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = pathOf(route);
    const operation = operationOf(route, answerOf(route.endpoint), { schemas, refusals });
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operation };
  }
  const besides = [liveOperation, uploadOperations, profileImageOperations, chatFileOperations].map(
    (operations) => operations({ schemas, refusals }),
  );
  const tags = new Set(routes.map(({ endpoint }) => endpoint.service)).add('v2');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vikari',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Vikari' },
    },
    servers: [{ url: publicUrl }],
    tags: TAGS.filter(({ name }) => tags.has(name)),
    paths: Object.assign(paths, ...besides),
    webhooks: webhookOperations(schemas),
    components: {
      schemas: { ...schemas.components, Refusal: refusals.schema },
      parameters: { ...PARAMETERS, ...WEBHOOK_HEADERS },
      responses: refusals.responses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: wireName(SESSION_COOKIE, publicUrl.startsWith('https:')),
          description: 'Set by `session/sign_in`.',
        },
        integrationKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key that the operator gives to an employer.',
        },
      },
    },
  };
}
