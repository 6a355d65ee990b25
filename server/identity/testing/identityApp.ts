import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { createDomainEvents } from '../../composition/eventHandlers';
import { identityPlugins, identityRoutes } from '../../composition/subjects/identity';
import type { Config } from '../../config/config';
import type { OtherLimits } from '../../doors/door';
import { createOutbox } from '../../mail/outbox';
import type { Database } from '../../storage/database';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import { TEST_SERVER_KEYS, testConfig } from '../../testing/testConfig';
import { createIdentity, type Identity } from '../identity';
import type { MakeCustomToken } from '../loginTokens';
import { loadServerSecrets } from '../serverSecret';
import type { TestIdentity } from '../simulator/answer';
import { type SettableClock, settableClock } from './settableClock';
import { type TestBrowser, testBrowser } from './testBrowser';

export const ALVA: TestIdentity = {
  subject: 'test-alva',
  firstName: 'Alva',
  lastName: 'Nordanvik',
  registered: true,
};
export const TORVALD: TestIdentity = {
  subject: 'test-torvald',
  firstName: 'Torvald',
  lastName: 'Lindekrans',
  registered: false,
};

/** The people whom the simulated Google and Facebook offer. */
export const SOCIAL = {
  /** Has the address of an account. */
  alva: social('alva', 'alva.nordanvik@example.com', true),
  tindra: social('tindra', 'tindra@example.com', true),
  /** Claims Alva's address, which the provider has not confirmed. */
  malte: social('malte', 'alva.nordanvik@example.com', false),
} as const;
const SOCIAL_PEOPLE = Object.values(SOCIAL);

function social(subject: string, address: string, verified: boolean): TestIdentity {
  return {
    subject,
    firstName: 'Tindra',
    lastName: 'Solhage',
    registered: false,
    email: { address, verified },
  };
}

/** The whole app with only identity in it, over real SQL. */
export interface IdentityApp {
  app: FastifyInstance;
  db: Database;
  clock: SettableClock;
  identity: Identity;
  browser(userAgent?: string): TestBrowser;
  close(): Promise<void>;
}

/**
 * @param broker - a real broker in place of the simulator, reached over this `fetch`.
 * @param customToken - makes login tokens, as where Firebase is configured.
 * @param logTo - gets the log's lines, where the settings have it written.
 */
export async function identityApp(
  overrides: Partial<Config> = {},
  broker?: { issuer: string; fetch: typeof fetch },
  customToken?: MakeCustomToken,
  limits?: OtherLimits,
  logTo?: { write(line: string): void },
): Promise<IdentityApp> {
  const db = await createTestDatabase();
  const clock = settableClock();
  const config = testConfig(overrides);
  if (broker) config.bankid.issuer = broker.issuer;
  const { publicUrl } = config;
  const outbox = createOutbox({ clock, publicUrl });
  const identity = await createIdentity({
    db,
    clock,
    config,
    outbox,
    events: createDomainEvents({ db, clock, outbox, publicUrl }),
    ...(await loadServerSecrets(db, { keys: TEST_SERVER_KEYS, clock })),
    testIdentities: [ALVA, TORVALD],
    socialIdentities: SOCIAL_PEOPLE,
    ...(broker && { fetch: broker.fetch }),
    ...(customToken && { customToken }),
    ...(limits && { limits }),
  });
  const app = await buildApp({
    config,
    clock,
    routes: identityRoutes(identity, config),
    readers: { candidate: identity.sessions.read, employer: async () => null },
    plugins: identityPlugins(identity, config),
    logTo,
  });
  return {
    app,
    db,
    clock,
    identity,
    browser: (userAgent) => testBrowser(app, userAgent),
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}
