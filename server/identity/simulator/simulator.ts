import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { languageFromTag } from '#domain/language';
import { SOCIAL_RETURN_PATH } from '#domain/signIn/socialReturnPath';
import type { SocialProviderId } from '#domain/signIn/ways';
import type { BankidConfig } from '../../config/config';
import { acceptForms } from '../../http/formBody';
import type { Clock } from '../../lib/clock';
import { RETURN_PATH } from '../bankid';
import type { BankidBroker } from '../bankidBroker';
import type { CodeExchange, ExchangedTokens } from '../codeExchange';
import { failureAnswer, idTokenFor, isFailure, type TestIdentity } from './answer';
import {
  AUTHORIZE_PARAMETERS,
  type AuthorizeRequest,
  readAuthorizeRequest,
  type SimulatorClient,
} from './authorizeRequest';
import { createSimulatorCodes } from './codes';
import { createSimulatorKeys } from './keys';
import { choicePage, wrongRequestPage } from './page';
import { SIMULATOR_POLICY } from './style';
import type { SimulatorKind } from './texts';

export interface SimulatorOptions {
  config: Pick<BankidConfig, 'clientId' | 'acrSameDevice' | 'acrOtherDevice'>;
  publicUrl: string;
  clock: Clock;
  people: readonly TestIdentity[];
}

/** One simulated broker, with its own pages under `/simulator/<kind>`. */
interface SimulatedBrokerOptions {
  kind: SimulatorKind;
  client: SimulatorClient;
  storedIssuer: string;
  publicUrl: string;
  clock: Clock;
  people: readonly TestIdentity[];
}

/** The issuer that the simulator's subjects are stored under. */
export const SIMULATOR_ISSUER = 'vikari-simulator';

/** Our name at the simulated providers. */
export const SIMULATED_CLIENT = 'vikari-demo';

/** The local broker of the demo run. */
export interface Simulator {
  /** The server's side of it, without the network. */
  broker: BankidBroker;
  /** Its pages and addresses, under `/simulator/<kind>`. */
  plugin(app: FastifyInstance): void;
}

/** The simulated BankID broker. */
export function createSimulator({ config, ...options }: SimulatorOptions): Promise<Simulator> {
  return simulatedBroker({
    ...options,
    kind: 'bankid',
    storedIssuer: SIMULATOR_ISSUER,
    client: {
      clientId: config.clientId,
      redirectUri: `${options.publicUrl}${RETURN_PATH}`,
      acr: { sameDevice: config.acrSameDevice, otherDevice: config.acrOtherDevice },
    },
  });
}

/** Google or Facebook, simulated as an OIDC provider. */
export function createSocialSimulator(
  kind: SocialProviderId,
  options: Omit<SimulatorOptions, 'config'>,
): Promise<Simulator> {
  return simulatedBroker({
    ...options,
    kind,
    storedIssuer: `${SIMULATOR_ISSUER}-${kind}`,
    client: {
      clientId: SIMULATED_CLIENT,
      redirectUri: `${options.publicUrl}${SOCIAL_RETURN_PATH}`,
      acr: null,
    },
  });
}

async function simulatedBroker(options: SimulatedBrokerOptions): Promise<Simulator> {
  const { kind, client, storedIssuer, publicUrl, clock, people } = options;
  const basePath = `/simulator/${kind}`;
  const paths = {
    authorize: `${basePath}/authorize`,
    answer: `${basePath}/answer`,
    token: `${basePath}/token`,
    jwks: `${basePath}/jwks`,
  };
  const keys = await createSimulatorKeys();
  const issuer = `${publicUrl}${basePath}`;

  const codes = createSimulatorCodes(() => clock.now());

  const idToken = (person: TestIdentity, request: AuthorizeRequest): Promise<string> =>
    idTokenFor(person, request, { issuer, clientId: client.clientId, keys, now: clock.now() });

  /** The address to redirect to; null for a choice that the page does not offer. */
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

  async function exchangeCode({
    code,
    verifier,
    redirectUri,
  }: CodeExchange): Promise<ExchangedTokens> {
    const issued = codes.spend(code, verifier);
    if (!issued || redirectUri !== client.redirectUri) {
      throw new ApiError('invalid_token', 'The broker refuses the code.');
    }
    return { idToken: await idToken(issued.person, issued.request), accessToken: null };
  }

  function refuse(reply: FastifyReply, locales: unknown, parameter: string): FastifyReply {
    const language = languageFromTag(typeof locales === 'string' ? locales : 'sv');
    return page(reply.status(400), wrongRequestPage(kind, language, parameter));
  }

  return {
    broker: {
      issuer,
      storedIssuer,
      codeOnly: async () => false,
      scope: async () => 'openid',
      authorizationEndpoint: async () => `${publicUrl}${paths.authorize}`,
      exchangeCode,
      // Its id_tokens have the names
      userInfo: async () => null,
      key: keys.key,
    },

    plugin(app) {
      app.get(`${basePath}/.well-known/openid-configuration`, async () => ({
        issuer,
        authorization_endpoint: `${publicUrl}${paths.authorize}`,
        token_endpoint: `${publicUrl}${paths.token}`,
        jwks_uri: `${publicUrl}${paths.jwks}`,
        response_types_supported: ['id_token', 'code'],
        response_modes_supported: ['fragment', 'query'],
        code_challenge_methods_supported: ['S256'],
        grant_types_supported: ['authorization_code', 'implicit'],
        token_endpoint_auth_methods_supported: ['none'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['ES256'],
        ...(client.acr && { acr_values_supported: Object.values(client.acr) }),
        scopes_supported: client.acr ? ['openid'] : ['openid', 'email', 'profile'],
        ui_locales_supported: ['sv', 'en'],
      }));

      app.get(paths.jwks, async () => keys.jwks);

      app.register(async (forms) => {
        acceptForms(forms);
        forms.post<{ Body: unknown }>(paths.token, async ({ body }, reply) => {
          reply.header('cache-control', 'no-store');
          const form = body instanceof URLSearchParams ? body : new URLSearchParams();
          const wrong = wrongTokenRequest(form, client.clientId);
          if (wrong) return reply.status(400).send({ error: wrong });
          try {
            const { idToken: id_token } = await exchangeCode({
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
        paths.authorize,
        async ({ query }, reply) => {
          const read = readAuthorizeRequest(query, client);
          if ('wrong' in read) return refuse(reply, query.ui_locales, read.wrong);
          const parameters = AUTHORIZE_PARAMETERS.map(
            (name) => [name, String(query[name] ?? '')] as const,
          );
          return page(
            reply,
            choicePage({ kind, request: read.request, people, action: paths.answer, parameters }),
          );
        },
      );

      app.get<{ Querystring: Record<string, unknown> }>(paths.answer, async ({ query }, reply) => {
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
