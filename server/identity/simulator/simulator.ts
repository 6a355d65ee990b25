import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageFromTag } from '#domain/language';
import type { Clock } from '../../clock';
import type { BankidConfig } from '../../config';
import { SIMULATOR_ISSUER } from '../../demo/demoPeople';
import { RETURN_PATH } from '../bankid';
import type { BankidBroker } from '../bankidBroker';
import { failureFragment, identityFragment, isFailure, type TestIdentity } from './answer';
import { AUTHORIZE_PARAMETERS, readAuthorizeRequest } from './authorizeRequest';
import { createSimulatorKeys } from './keys';
import { choicePage, wrongRequestPage } from './page';
import { SIMULATOR_POLICY } from './style';

const BASE_PATH = '/simulator/bankid';
const AUTHORIZE_PATH = `${BASE_PATH}/authorize`;
const ANSWER_PATH = `${BASE_PATH}/answer`;
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

  async function fragmentFor(
    choice: unknown,
    request: Parameters<typeof identityFragment>[1],
  ): Promise<string | null> {
    if (isFailure(choice)) return failureFragment(choice, request);
    const person = people.find(({ subject }) => choice === `person:${subject}`);
    if (!person) return null;
    const { clientId } = config;
    return identityFragment(person, request, { issuer, clientId, keys, now: clock.now() });
  }

  return {
    broker: {
      issuer,
      storedIssuer: SIMULATOR_ISSUER,
      authorizationEndpoint: async () => `${publicUrl}${AUTHORIZE_PATH}`,
      key: keys.key,
    },

    plugin(app) {
      app.get(`${BASE_PATH}/.well-known/openid-configuration`, async () => ({
        issuer,
        authorization_endpoint: `${publicUrl}${AUTHORIZE_PATH}`,
        jwks_uri: `${publicUrl}${JWKS_PATH}`,
        response_types_supported: ['id_token'],
        response_modes_supported: ['fragment'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['ES256'],
        acr_values_supported: [config.acrSameDevice, config.acrOtherDevice],
        scopes_supported: ['openid'],
        ui_locales_supported: ['sv', 'en'],
      }));

      app.get(JWKS_PATH, async () => keys.jwks);

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
        const fragment = await fragmentFor(query.choice, read.request);
        if (fragment === null) return refuse(reply, query.ui_locales, 'choice');
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(`${client.redirectUri}#${fragment}`, 303);
      });
    },
  };
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
