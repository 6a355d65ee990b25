import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Route } from '../http/route';
import type { Clock, SteadyClock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import { portalAuthRoutes } from '../portal/auth.routes';
import type { Database } from '../storage/database';
import { emailRoutes } from '../v2/auth.routes';
import { deviceKeyRoutes } from '../v2/deviceKey.routes';
import { encryptionConfigRoutes } from '../v2/encryptionConfig.routes';
import { confirmEmailForm } from '../v2/forms/confirmEmail.form';
import { signInForms } from '../v2/forms/signIn.form';
import { sessionRoutes } from '../v2/session.routes';
import { userRoutes } from '../v2/users.routes';
import { createAuthService } from './auth.service';
import { createBankid } from './bankid';
import { remoteBroker } from './bankidBroker';
import { brokerOrigins } from './brokerOrigins';
import { pruneIdentity } from './prune';
import { loadServerSecret } from './serverSecret';
import { createSessions, type Sessions } from './sessions.service';
import { createSessionService } from './signIn.service';
import type { TestIdentity } from './simulator/answer';
import { createSimulator } from './simulator/simulator';

export interface IdentityDeps {
  db: Database;
  clock: Clock & SteadyClock;
  config: Pick<Config, 'bankid' | 'mode' | 'publicUrl'>;
  outbox: Outbox;
  /** Whom the simulator offers; a run with a real broker never looks at them. */
  testIdentities: readonly TestIdentity[];
  /** For the broker's metadata and keys; the platform's where absent. */
  fetch?: typeof fetch;
}

/** Everything about who somebody is, ready to be put into the app. */
export interface Identity {
  routes: Route[];
  /** `sessions.read` is the app's reader of the session cookie. */
  sessions: Sessions;
  /** The forms that work without a script, and the simulator's pages. */
  plugins: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  /** Origins that a form may lead to besides the site's own, as far as they are known by now. */
  formTargets(): readonly string[];
  /** Deletes what has expired; once an hour is plenty. */
  prune(): Promise<void>;
}

export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { db, clock, outbox, testIdentities: people } = deps;
  const { bankid: config, mode, publicUrl } = deps.config;
  const simulator =
    config.issuer === 'simulator'
      ? await createSimulator({ config, publicUrl, clock, people })
      : null;
  const broker =
    simulator?.broker ?? remoteBroker(config.issuer, config, { clock, fetch: deps.fetch ?? fetch });
  const bankid = createBankid({ db, clock, config, publicUrl, broker });
  const sessions = createSessions(db, clock);
  const serverSecret = await loadServerSecret(db);
  const emailChange = { db, clock, outbox, publicUrl };
  const readers = { candidate: sessions.read, employer: async () => null };
  const forms = signInForms({
    db,
    clock,
    bankid,
    auth: createAuthService({ db, clock, bankid }),
    session: createSessionService({ db, clock, bankid, sessions }),
    codeFlow: config.codeFlow,
    serverSecret,
    readers,
    publicUrl,
  });
  return {
    routes: [
      ...portalAuthRoutes({ db, clock, bankid }),
      ...sessionRoutes({ db, clock, bankid, sessions, serverSecret }),
      ...emailRoutes({ db }),
      ...userRoutes({ ...emailChange, production: mode === 'production' }),
      ...encryptionConfigRoutes({ serverSecret }),
      ...deviceKeyRoutes({ serverSecret }),
    ],
    sessions,
    plugins: [
      forms,
      (app) => confirmEmailForm(app, emailChange),
      ...(simulator ? [simulator.plugin] : []),
    ],
    formTargets: brokerOrigins(broker, publicUrl),
    prune: () => pruneIdentity(db, clock.now()),
  };
}
