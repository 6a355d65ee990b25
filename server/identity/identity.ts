import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Clock, SteadyClock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { type AuthService, createAuthService } from './auth.service';
import { type Bankid, createBankid } from './bankid';
import { remoteBroker } from './bankidBroker';
import { brokerOrigins } from './brokerOrigins';
import { createEmailChangeService, type EmailChangeService } from './emailChange.service';
import { createProfileService, type ProfileService } from './profile.service';
import { pruneIdentity } from './prune';
import { createRegistrationService, type RegistrationService } from './registration.service';
import { loadServerSecret } from './serverSecret';
import { createSessions, type Sessions } from './sessions.service';
import { createSignInService, type SignInService } from './signIn.service';
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

/** The services about who somebody is. Routes over them are made in `services.ts`. */
export interface Identity {
  bankid: Bankid;
  /** What a BankID answer does: register, log in, connect. */
  auth: AuthService;
  /** From an authorization request to a session, and out of it. */
  signIn: SignInService;
  registration: RegistrationService;
  profile: ProfileService;
  emailChange: EmailChangeService;
  /** `sessions.read` is the app's reader of the session cookie. */
  sessions: Sessions;
  /** What keys are derived from. */
  serverSecret: Uint8Array;
  /** The demo run's broker; null where the broker is a real one. */
  simulator: ((app: FastifyInstance) => void | Promise<void>) | null;
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
  const emailChange = createEmailChangeService({ db, clock, outbox, publicUrl });
  return {
    bankid,
    auth: createAuthService({ db, clock, bankid }),
    signIn: createSignInService({ db, clock, bankid, sessions }),
    registration: createRegistrationService({ db, clock, serverSecret }),
    profile: createProfileService({ db, clock, emailChange, production: mode === 'production' }),
    emailChange,
    sessions,
    serverSecret,
    simulator: simulator?.plugin ?? null,
    formTargets: brokerOrigins(broker, publicUrl),
    prune: () => pruneIdentity(db, clock.now()),
  };
}
