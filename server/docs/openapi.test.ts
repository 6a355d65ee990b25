import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import * as account from '#domain/api/account';
import * as applying from '#domain/api/applying';
import * as candidates from '#domain/api/candidates';
import { UPLOADS_PATH } from '#domain/api/documents';
import { ApiError } from '#domain/api/errors';
import * as integration from '#domain/api/integration';
import * as payloadKeys from '#domain/api/payloadKeys';
import * as portal from '#domain/api/portal';
import { PROFILE_IMAGE_PATH } from '#domain/api/profileImage';
import { answerOf } from '#domain/api/responses';
import * as sessions from '#domain/api/sessions';
import * as users from '#domain/api/users';
import * as v2 from '#domain/api/v2';
import * as waysIn from '#domain/api/waysIn';
import { DELIVERED_TYPES } from '#domain/webhooks/webhook';
import { lintOpenApi } from '../../scripts/lib/lintOpenApi.mjs';
import { holds } from '../../scripts/testing/holds';
import { nameOf } from '../hostile/testing/wellBehavedCalls';
import { wholeServer } from '../hostile/testing/wholeServer';
import type { Route } from '../http/route';
import { settableClock } from '../identity/testing/settableClock';
import { createSchemaConverter, type InexpressibleRule } from './jsonSchema';
import { pathOf } from './operation';
import { compileClients, MISTAKES } from './testing/compiledClients';
import { documentedBodies } from './testing/documentedBodies';
import { createValidator, type Document, inputSchemaOf } from './testing/documentedInput';

const SEED = 20_261_122;
const BODIES = 240;
/** At least this many bodies are valid and this many invalid, so that both are tested. */
const LEAST = 10;

const server = await wholeServer({ clock: settableClock() });
const { routes } = server.services;
const document: Document = (
  await server.app.inject({ url: '/api/docs', headers: { host: 'vikari.test' } })
).json();
const validatorOf = createValidator(document);

afterAll(() => server.close());

it("is a valid OpenAPI document by Redocly's recommended rules", async () => {
  expect(await lintOpenApi(document)).toEqual({ errors: 0, warnings: 0, problems: [] });
});

it('is valid by the JSON Schema of OpenAPI 3.1 too', async () => {
  expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
});

it('gives clients that compile, in which a misspelt id does not', {
  timeout: 120_000,
}, async () => {
  expect((await compileClients(document)).toSorted()).toEqual(MISTAKES.toSorted());
});

it('names every JSON body, and nowhere says anything beside a reference', () => {
  const operations = [
    ...Object.values(document.paths),
    ...Object.values(document.webhooks),
  ].flatMap((path) => Object.values(path));
  const bodies = JSON.stringify(operations).matchAll(/"application\/json":\{"schema":(.{1,40})/g);
  const unnamed = [...bodies].filter(([, schema]) => !schema?.startsWith('{"$ref":"#/components/'));
  expect(unnamed.map(([, schema]) => schema)).toEqual([]);
  const beside: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    const isMixed = Object.hasOwn(Object(value), '$ref') && Object.keys(Object(value)).length > 1;
    if (isMixed) beside.push(key);
    return value;
  });
  expect(beside).toEqual([]);
});

it('has a webhook for every event, and the origin of every changing call of the site', () => {
  expect(Object.keys(document.webhooks)).toEqual([...DELIVERED_TYPES]);
  const changing = routes.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.access === 'candidate',
  );
  const without = changing.filter((route) => {
    const operation = document.paths[pathOf(route)]?.[route.endpoint.method.toLowerCase()];
    return !JSON.stringify(operation?.parameters).includes('#/components/parameters/Origin"');
  });
  expect(changing.length).toBeGreaterThan(0);
  expect(without.map(nameOf)).toEqual([]);
});

it('has a response schema for every endpoint', () => {
  const modules = [
    portal,
    payloadKeys,
    users,
    v2,
    waysIn,
    integration,
    sessions,
    account,
    applying,
    candidates,
  ];
  const endpoints = modules.flatMap((module) =>
    Object.values<Pick<Route['endpoint'], 'service' | 'path'>>(module),
  );
  expect(endpoints.length).toBeGreaterThan(0);
  const registered = routes.map(({ endpoint }) => endpoint);
  const missing = [...endpoints, ...registered].filter((endpoint) => !answerOf(endpoint));
  expect(
    missing.map(({ path }) => path),
    'add them to domain/api/*.responses.ts and responses.ts',
  ).toEqual([]);
});

it('describes every endpoint, uploads, profile images, files of chats and the live stream', () => {
  const besides = [
    '/api/v2/live',
    UPLOADS_PATH,
    `${UPLOADS_PATH}/{id}`,
    PROFILE_IMAGE_PATH,
    '/api/integration/chats/{id}/files',
  ];
  expect(Object.keys(document.paths).toSorted()).toEqual(
    [...new Set([...routes.map(pathOf), ...besides])].toSorted(),
  );
  expect(document.paths['/api/v2/live']?.get).toMatchObject({
    responses: {
      200: {
        content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/LiveEvent' } } },
      },
    },
  });
});

it('states which calls may be repeated, and which errors each returns', () => {
  expect(document.paths['/api/portal/submitCandidate']?.post).toMatchObject({
    parameters: [
      { $ref: '#/components/parameters/Origin' },
      { $ref: '#/components/parameters/IdempotencyKey' },
    ],
    security: [{ session: [] }],
    responses: { 410: { $ref: '#/components/responses/JobUnavailable' } },
  });
  expect(document.paths['/api/integration/applications']?.get).toMatchObject({
    security: [{ integrationKey: [] }],
    responses: { 401: { $ref: '#/components/responses/InvalidApiKey' } },
  });
});

/** The rules on a route's request that the document cannot express. */
function inexpressibleOf({ parse }: Route): InexpressibleRule[] {
  return createSchemaConverter().withInexpressible(parse.schema).inexpressible;
}

it('leaves only these rules out of the document', () => {
  const inexpressible = Object.fromEntries(
    routes
      .map(
        (route) =>
          [
            nameOf(route),
            inexpressibleOf(route).map(({ path, rule }) => `${path}: ${rule}`),
          ] as const,
      )
      .filter(([, rules]) => rules.length > 0),
  );
  expect(inexpressible).toMatchInlineSnapshot(`
    {
      "GET /api/integration/applications": [
        "startAfter: list-token",
        "since: instant",
      ],
      "GET /api/integration/candidates": [
        "startAfter: pseudonym-token",
      ],
      "GET /api/integration/chats": [
        "startAfter: list-token",
      ],
      "GET /api/integration/jobs": [
        "startAfter: list-token",
        "since: instant",
      ],
      "GET /api/portal/fetch_applications": [
        "startAfter: list-token",
      ],
      "GET /api/portal/fetch_assignments": [
        "startAfter: list-token",
      ],
      "GET /api/portal/fetch_eligibility": [
        "jobIds: id-list",
      ],
      "GET /api/portal/public/pay_statistics": [
        "workroles: known-list",
      ],
      "GET /api/portal/suggested_jobs": [
        "startAfter: page-token",
      ],
      "GET /api/v2/chats/fetch_chats": [
        "startAfter: list-token",
      ],
      "GET /api/v2/jobs/fetch_by_id": [
        "ids: id-list",
      ],
      "GET /api/v2/users/profile_views": [
        "startAfter: list-token",
      ],
      "PATCH /api/integration/jobs/:id": [
        "title: personal-number",
        "hourlyRate.min: order",
        "startsOn: order",
        "hoursPerWeek: minutes",
        "workplace.name: personal-number",
        "workplace.careProvider: personal-number",
        "workplace.unit: personal-number",
        "workplace.about: personal-number",
        "description[]: personal-number",
        "requirements[]: personal-number",
        "meritorious[]: personal-number",
        "contact.name: personal-number",
        "contact.title: personal-number",
        "contact.phone: phone",
        "questionnaire[].text: personal-number",
        "questionnaire[].options[].text: personal-number",
        "questionnaire[].options: ids",
        "questionnaire: ids",
        "shifts: within-assignment",
        "requires.languages: languages",
        "terms.employerCancellation: personal-number",
        "terms.candidateCancellation: personal-number",
      ],
      "POST /api/integration/applications/:id/document_request": [
        "message: personal-number",
      ],
      "POST /api/integration/applications/:id/first_day": [
        "items.entrance: personal-number",
        "items.meets.name: personal-number",
        "items.meets.phone: phone",
        "items.phone: phone",
        "items.dress: personal-number",
        "items.parking: personal-number",
        "items.keys: personal-number",
      ],
      "POST /api/integration/candidates/invite": [
        "message: personal-number",
        "questionnaire[].text: personal-number",
        "questionnaire[].options[].text: personal-number",
        "questionnaire[].options: ids",
        "questionnaire: ids",
      ],
      "POST /api/integration/chats/:id/messages": [
        "text: personal-number",
        "text: text-or-files",
        "senderName: personal-number",
      ],
      "POST /api/integration/jobs": [
        "title: personal-number",
        "hourlyRate.min: order",
        "startsOn: order",
        "hoursPerWeek: minutes",
        "workplace.name: personal-number",
        "workplace.careProvider: personal-number",
        "workplace.unit: personal-number",
        "workplace.about: personal-number",
        "description[]: personal-number",
        "requirements[]: personal-number",
        "meritorious[]: personal-number",
        "contact.name: personal-number",
        "contact.title: personal-number",
        "contact.phone: phone",
        "questionnaire[].text: personal-number",
        "questionnaire[].options[].text: personal-number",
        "questionnaire[].options: ids",
        "questionnaire: ids",
        "shifts: within-assignment",
        "requires.languages: languages",
        "terms.employerCancellation: personal-number",
        "terms.candidateCancellation: personal-number",
      ],
      "POST /api/integration/jobs/:id/first_day": [
        "items.entrance: personal-number",
        "items.meets.name: personal-number",
        "items.meets.phone: phone",
        "items.phone: phone",
        "items.dress: personal-number",
        "items.parking: personal-number",
        "items.keys: personal-number",
      ],
      "POST /api/integration/jobs/:id/insight_reply": [
        "text: personal-number",
      ],
      "POST /api/integration/jobs/:id/interview_calendar": [
        "free[].from: instant",
        "free[].from: order",
        "free[].to: instant",
        "place: personal-number",
        "meetingUrl: https-url",
      ],
      "POST /api/integration/jobs/:id/kept_reply": [
        "text: personal-number",
      ],
      "POST /api/integration/webhooks": [
        "url: web-address",
      ],
      "POST /api/portal/begin_reference_signing": [
        "answers.from: order",
        "answers.role: personal-number",
        "answers.work: personal-number",
        "answers.words: personal-number",
        "answers: to-give",
      ],
      "POST /api/portal/blogs/fetch": [
        "pageLength: whole-number",
      ],
      "POST /api/portal/misc/job-alert": [
        "query: personal-number",
      ],
      "POST /api/portal/misc/submit-pricing-request": [
        "organisation: personal-number",
        "name: personal-number",
        "phone: phone",
        "message: personal-number",
      ],
      "POST /api/portal/public/jobs/filter": [
        "startAfter: page-token",
        "pageLength: whole-number",
        "locations: known-list",
        "workroles: known-list",
        "workfields: known-list",
        "employmentTypes: known-list",
        "systems: known-list",
        "timeOfDay: known-list",
        "travel: known-list",
        "housing: known-list",
        "fromDate: order",
        "minHourlyRate: whole-number",
        "minHourlyRate: order",
        "maxHourlyRate: whole-number",
        "minShare: whole-number",
        "minShare: order",
        "maxShare: whole-number",
      ],
      "POST /api/portal/public/report_job": [
        "text: personal-number",
      ],
      "POST /api/portal/reply_invitation": [
        "answers: personal-number",
      ],
      "POST /api/portal/save_unfinished_steps": [
        "contact.firstName: personal-number",
        "contact.lastName: personal-number",
        "contact.email: personal-number",
        "contact.phone: personal-number",
        "answers: personal-number",
      ],
      "POST /api/portal/share_given_reference": [
        "openUntil: instant",
      ],
      "POST /api/portal/similar_jobs": [
        "workroles: known-list",
        "locations: known-list",
        "workfields: known-list",
        "pageLength: whole-number",
      ],
      "POST /api/portal/submitCandidate": [
        "contact.phone: phone",
        "answers: personal-number",
      ],
      "POST /api/portal/submitEventBooking": [
        "startsAt: instant",
      ],
      "POST /api/portal/updateCandidateWithQuestionaire": [
        "answers: personal-number",
      ],
      "POST /api/portal/update_candidate_contact": [
        "contact.phone: phone",
      ],
      "POST /api/portal/update_candidate_interview": [
        "startsAt: instant",
      ],
      "POST /api/v2/chats/report_chat": [
        "text: personal-number",
      ],
      "POST /api/v2/chats/send_message": [
        "text: personal-number",
        "text: text-or-documents",
        "documents.openUntil: instant",
      ],
      "POST /api/v2/notifications/save_notification_settings": [
        "quietHours.to: other-hour",
      ],
      "POST /api/v2/saved/save_search": [
        "query: job-query",
        "query: personal-number",
      ],
      "POST /api/v2/users/experience": [
        "workplace: personal-number",
        "from: order",
        "description: personal-number",
      ],
      "POST /api/v2/users/save_job_preferences": [
        "compensation.hourly.minRate: rate-distance",
        "availablePeriods.weeksData: weeks",
        "base.compensation.hourly.minRate: rate-distance",
        "base.availablePeriods.weeksData: weeks",
      ],
      "POST /api/v2/users/save_user_details": [
        "phone: phone",
        "jobTitle: personal-number",
        "workplace: personal-number",
        "languages: languages",
        "base.languages: languages",
      ],
      "POST /api/v2/users/submit_user_document": [
        "name: personal-number",
      ],
      "POST /api/v2/users/update_user_document": [
        "name: personal-number",
      ],
      "POST /api/v2/users/user_reference": [
        "workplace: personal-number",
        "name: personal-number",
        "phone: phone",
      ],
      "PUT /api/integration/jobs/:id/terms": [
        "terms.employerCancellation: personal-number",
        "terms.candidateCancellation: personal-number",
      ],
    }
  `);
});

/** Whether an error names only rules that the document cannot express. */
function isInexpressible(
  fields: Readonly<Record<string, string>>,
  inexpressible: readonly InexpressibleRule[],
): boolean {
  return Object.entries(fields).every(([field, message]) => {
    const path = field.replaceAll(/\[\d+\]/g, '[]');
    return inexpressible.some((rule) => rule.path === path && rule.messages.includes(message));
  });
}

function refusedFields(route: Route, input: object): Readonly<Record<string, string>> | null {
  try {
    route.parse(input);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid_request') throw error;
    return error.fields ?? {};
  }
}

describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (_name, route) => {
  const operation = document.paths[pathOf(route)]?.[route.endpoint.method.toLowerCase()];
  const schema = inputSchemaOf(document, operation ?? {});
  const allows = validatorOf(schema);
  const inexpressible = inexpressibleOf(route);

  it('accepts what the document allows and refuses what it forbids', () => {
    const tried = { taken: 0, forbidden: 0 };
    holds(
      fc.property(documentedBodies(document, schema), (input) => {
        const allowed = allows(input);
        const refused = refusedFields(route, input);
        tried.taken += allowed && refused === null ? 1 : 0;
        tried.forbidden += allowed ? 0 : 1;
        if (!allowed) expect(refused, JSON.stringify(allows.errors)).not.toBeNull();
        else
          expect(
            refused === null || isInexpressible(refused, inexpressible),
            JSON.stringify(refused),
          ).toBe(true);
      }),
      { seed: SEED, numRuns: BODIES },
    );
    expect(tried.taken).toBeGreaterThanOrEqual(LEAST);
    expect(tried.forbidden).toBeGreaterThanOrEqual(LEAST);
  });
});
