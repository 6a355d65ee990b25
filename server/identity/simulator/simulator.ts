import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { languageFromTag } from '#domain/language';
import type { BankidConfig } from '../../config';
import { SIMULATOR_ISSUER } from '../../demo/demoPeople';
import { acceptForms } from '../../http/formBody';
import type { Clock } from '../../lib/clock';
import { RETURN_PATH } from '../bankid';
import type { BankidBroker } from '../bankidBroker';
import type { CodeExchange } from '../codeExchange';
import { failureAnswer, idTokenFor, isFailure, type TestIdentity } from './answer';
import {
  AUTHORIZE_PARAMETERS,
  type AuthorizeRequest,
  readAuthorizeRequest,
} from './authorizeRequest';
import { createSimulatorCodes } from './codes';
import { createSimulatorKeys } from './keys';
import { choicePage, wrongRequestPage } from './page';
import { SIMULATOR_POLICY } from './style';

const BASE_PATH = '/simulator/bankid';
const AUTHORIZE_PATH = `${BASE_PATH}/authorize`;
const ANSWER_PATH = `${BASE_PATH}/answer`;
const TOKEN_PATH = `${BASE_PATH}/token`;
const JWKS_PATH = `${BASE_PATH}/jwks`;

export interface SimulatorOptions {
  config: BankidConfig;
  publicUrl: string;
  clock: Clock;
  people: readonly TestIdentity[];
}

/** The local broker of the demo run. */
export interface Simulator {
  /** The server's side of it, without the network. */
  broker: BankidBroker;
  /** Its pages and addresses, under `/simulator/bankid`. */
  plugin(app: FastifyInstance): void;
}

export async function createSimulator({
  config,
  publicUrl,
  clock,
  people,
}: SimulatorOptions): Promise<Simulator> {
  const keys = await createSimulatorKeys();
  const issuer = `${publicUrl}${BASE_PATH}`;
  const client = { ...config, redirectUri: `${publicUrl}${RETURN_PATH}` };

  const codes = createSimulatorCodes(() => clock.now());

  const idToken = (person: TestIdentity, request: AuthorizeRequest): Promise<string> =>
    idTokenFor(person, request, { issuer, clientId: config.clientId, keys, now: clock.now() });

  /** Where the choice leads; null for one that the page does not offer. */
  async function returnUrl(choice: unknown, request: AuthorizeRequest): Promise<string | null> {
    const answer = await answerTo(choice, request);
    if (answer === null) return null;
    const parameters = new URLSearchParams({ ...answer, state: request.state });
    return `${client.redirectUri}${request.challenge === null ? '#' : '?'}${parameters}`;
  }

  async function answerTo(
    choice: unknown,
    request: AuthorizeRequest,
  ): Promise<Record<string, string> | null> {
    if (isFailure(choice)) return failureAnswer(choice);
    const person = people.find(({ subject }) => choice === `person:${subject}`);
    if (!person) return null;
    const { challenge } = request;
    return challenge === null
      ? { id_token: await idToken(person, request) }
      : { code: codes.issue({ person, request: { ...request, challenge } }) };
  }

  async function exchangeCode({ code, verifier, redirectUri }: CodeExchange): Promise<string> {
    const issued = codes.spend(code, verifier);
    if (!issued || redirectUri !== client.redirectUri) {
      throw new ApiError('invalid_token', 'The broker refuses the code.');
    }
    return idToken(issued.person, issued.request);
  }

  return {
    broker: {
      issuer,
      storedIssuer: SIMULATOR_ISSUER,
      authorizationEndpoint: async () => `${publicUrl}${AUTHORIZE_PATH}`,
      exchangeCode,
      key: keys.key,
    },

    plugin(app) {
      app.get(`${BASE_PATH}/.well-known/openid-configuration`, async () => ({
        issuer,
        authorization_endpoint: `${publicUrl}${AUTHORIZE_PATH}`,
        token_endpoint: `${publicUrl}${TOKEN_PATH}`,
        jwks_uri: `${publicUrl}${JWKS_PATH}`,
        response_types_supported: ['id_token', 'code'],
        response_modes_supported: ['fragment', 'query'],
        code_challenge_methods_supported: ['S256'],
        grant_types_supported: ['authorization_code', 'implicit'],
        token_endpoint_auth_methods_supported: ['none'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['ES256'],
        acr_values_supported: [config.acrSameDevice, config.acrOtherDevice],
        scopes_supported: ['openid'],
        ui_locales_supported: ['sv', 'en'],
      }));

      app.get(JWKS_PATH, async () => keys.jwks);

      app.register(async (forms) => {
        acceptForms(forms);
        forms.post<{ Body: unknown }>(TOKEN_PATH, async ({ body }, reply) => {
          reply.header('cache-control', 'no-store');
          const form = body instanceof URLSearchParams ? body : new URLSearchParams();
          const wrong = wrongTokenRequest(form, client.clientId);
          if (wrong) return reply.status(400).send({ error: wrong });
          try {
            const id_token = await exchangeCode({
              code: form.get('code') ?? '',
              verifier: form.get('code_verifier') ?? '',
              redirectUri: form.get('redirect_uri') ?? '',
            });
            return { token_type: 'Bearer', access_token: 'none', id_token };
          } catch {
            return reply.status(400).send({ error: 'invalid_grant' });
          }
        });
      });

      app.get<{ Querystring: Record<string, unknown> }>(
        AUTHORIZE_PATH,
        async ({ query }, reply) => {
          const read = readAuthorizeRequest(query, client);
          if ('wrong' in read) return refuse(reply, query.ui_locales, read.wrong);
          const parameters = AUTHORIZE_PARAMETERS.map(
            (name) => [name, String(query[name] ?? '')] as const,
          );
          return page(
            reply,
            choicePage({ request: read.request, people, action: ANSWER_PATH, parameters }),
          );
        },
      );

      app.get<{ Querystring: Record<string, unknown> }>(ANSWER_PATH, async ({ query }, reply) => {
        const read = readAuthorizeRequest(query, client);
        if ('wrong' in read) return refuse(reply, query.ui_locales, read.wrong);
        const url = await returnUrl(query.choice, read.request);
        if (url === null) return refuse(reply, query.ui_locales, 'choice');
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(url, 303);
      });
    },
  };
}

/** The error of RFC 6749, part 5.2, for a call that is not an exchange of a code by our client. */
function wrongTokenRequest(form: URLSearchParams, clientId: string): string | null {
  if (form.get('grant_type') !== 'authorization_code') return 'unsupported_grant_type';
  return form.get('client_id') === clientId ? null : 'invalid_client';
}

function refuse(reply: FastifyReply, locales: unknown, parameter: string): FastifyReply {
  const language = languageFromTag(typeof locales === 'string' ? locales : 'sv');
  return page(reply.status(400), wrongRequestPage(language, parameter));
}

function page(reply: FastifyReply, markup: string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': SIMULATOR_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
    })
    .send(markup);
}
