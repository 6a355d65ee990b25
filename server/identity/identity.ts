import type { FastifyInstance } from 'fastify';
import type { AuditLog } from '../audit/auditLog';
import type { Config } from '../config/config';
import type { OtherLimits } from '../doors/door';
import { createMailStep, type MailStep } from '../doors/mailStep';
import type { Events } from '../events/events';
import type { Clock, SteadyClock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import { type Caller, signedInCaller } from '../policy/caller';
import type { Database } from '../storage/database';
import { type AuthService, createAuthService } from './auth.service';
import { type Bankid, createBankid } from './bankid';
import { remoteBroker } from './bankidBroker';
import { brokerOrigins } from './brokerOrigins';
import { createEmailChangeService, type EmailChangeService } from './emailChange.service';
import { createIdentityDoors } from './identityDoors';
import { createLoginTokens, type MakeCustomToken } from './loginTokens';
import { createProfileService, type ProfileService } from './profile.service';
import { requireProof, requireRecentBankid } from './proof';
import { pruneIdentity } from './prune';
import { createRegistrationService, type RegistrationService } from './registration.service';
import {
  createRegistrationLinkService,
  type RegistrationLinkService,
} from './registrationLink.service';
import { createSessions, type Sessions } from './sessions.service';
import { createSignInService, type SignInService } from './signIn.service';
import type { TestIdentity } from './simulator/answer';
import { createSimulator } from './simulator/simulator';
import { createProviders } from './social/providers';
import { createSocial, type Social } from './social/social';
import { createSocialService, type SocialService } from './social/social.service';
import { createSocialAccounts } from './social/socialAccounts';
import { createWayChanges, type WayChanges } from './wayChanges';

export interface IdentityDeps {
  db: Database;
  clock: Clock & SteadyClock;
  config: Pick<Config, 'bankid' | 'mode' | 'publicUrl' | 'social'>;
  outbox: Outbox;
  events: Pick<Events, 'record'>;
  /** The secret from which keys are derived. */
  serverSecret: Uint8Array;
  /** Of the keys of drafts and published documents; the server's secret when absent. */
  lastingSecret?: Uint8Array;
  /** Records sign-ins and the ends of sessions; when absent, they are not recorded. */
  audit?: Pick<AuditLog, 'record'>;
  /** The people that the simulator offers; not used with a real broker. */
  testIdentities: readonly TestIdentity[];
  /** The same for the simulated Google and Facebook. */
  socialIdentities: readonly TestIdentity[];
  /** Makes login tokens where Firebase is configured; they are random ones where absent. */
  customToken?: MakeCustomToken;
  limits?: OtherLimits;
  /** For the broker's metadata and keys; the platform's `fetch` when absent. */
  fetch?: typeof fetch;
}

/** The services about identity. `routes.ts` makes routes for them. */
export interface Identity {
  bankid: Bankid;
  /** Registering, logging in and connecting with a BankID answer. */
  auth: AuthService;
  /** Google and Facebook, for returns with a code. */
  social: Social;
  /** Signing in, registering and connecting with Google and Facebook. */
  socialSignIn: SocialService;
  /** From an authorization request to a session, and sign-out. */
  signIn: SignInService;
  registration: RegistrationService;
  registrationLink: RegistrationLinkService;
  /** The way to a registration for a browser without a script. */
  mailStep: MailStep;
  profile: ProfileService;
  emailChange: EmailChangeService;
  /** Ways to sign in that were added later, and "this was not me". */
  wayChanges: WayChanges;
  /** `sessions.read` reads the app's session cookie. */
  sessions: Sessions;
  /**
   * Lets a signed-in caller through whose session has used BankID within ten minutes.
   * @throws ApiError `authentication_required`, `bankid_confirmation_required`, `way_waiting`.
   */
  requireRecentBankid(caller: Caller): Promise<void>;
  /**
   * Lets a signed-in caller through whose session has used a way of the account within ten minutes.
   * @throws ApiError `authentication_required`, `bankid_confirmation_required`, `proof_required`.
   */
  requireProof(caller: Caller): Promise<void>;
  /** The secret that the keys of drafts and published documents are derived from. */
  lastingSecret: Uint8Array;
  /** The pages of the demo run's broker and providers; empty with real ones. */
  simulators: ((app: FastifyInstance) => void)[];
  /** Origins besides the site's own that a form may submit to, as far as they are known yet. */
  formTargets(): readonly string[];
  /** Deletes what has expired; once an hour is enough. */
  prune(): Promise<void>;
}

export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { db, clock, outbox, serverSecret, testIdentities: people } = deps;
  const { bankid: config, mode, publicUrl } = deps.config;
  const production = mode === 'production';
  const fetchIt = deps.fetch ?? fetch;
  const simulator =
    config.issuer === 'simulator'
      ? await createSimulator({ config, publicUrl, clock, people })
      : null;
  const broker =
    simulator?.broker ?? remoteBroker(config.issuer, config, { clock, fetch: fetchIt });
  const doors = createIdentityDoors(deps);
  const bankid = createBankid({ db, clock, config, publicUrl, broker });
  const sessions = createSessions(db, clock, deps.audit);
  const emailChange = createEmailChangeService({ db, clock, outbox, publicUrl });
  const wayChanges = createWayChanges({ ...deps, sessions, publicUrl });
  const { providers, simulators } = await createProviders({
    config: deps.config.social,
    publicUrl,
    clock,
    fetch: fetchIt,
    testIdentities: simulator ? deps.socialIdentities : null,
  });
  const loginTokens = createLoginTokens(serverSecret, deps.customToken ?? null);
  const social = createSocial({ db, clock, publicUrl, providers });
  const accounts = createSocialAccounts({
    clock,
    emailChange,
    wayChanges,
    production,
    door: doors.registration,
  });
  const socialSignIn = createSocialService({
    db,
    clock,
    social,
    accounts,
    loginTokens,
    door: doors.signIn,
  });
  const brokerTargets = brokerOrigins(broker, publicUrl);
  const socialTargets = providers.flatMap(({ formTarget }) => formTarget ?? []);
  return {
    bankid,
    auth: createAuthService({
      db,
      clock,
      bankid,
      loginTokens,
      production,
      door: doors.registration,
      linkWaiting: socialSignIn.linkWaiting,
      emailChange,
      wayChanges,
    }),
    social,
    socialSignIn,
    signIn: createSignInService({ db, clock, bankid, loginTokens, sessions, door: doors.signIn }),
    registration: createRegistrationService({
      db,
      clock,
      serverSecret,
      door: doors.registration,
    }),
    registrationLink: createRegistrationLinkService({
      db,
      clock,
      outbox,
      publicUrl,
      door: doors.registrationMail,
    }),
    mailStep: createMailStep({ ...deps, publicUrl }),
    profile: createProfileService({ db, clock, emailChange, production }),
    emailChange,
    wayChanges,
    sessions,
    requireRecentBankid: async (caller) => requireRecentBankid(db, signedInCaller(caller), clock),
    requireProof: async (caller) => requireProof(db, signedInCaller(caller), clock),
    lastingSecret: deps.lastingSecret ?? serverSecret,
    simulators: [...(simulator ? [simulator.plugin] : []), ...simulators],
    formTargets: () => [...brokerTargets(), ...socialTargets],
    prune: () => pruneIdentity(db, clock.now()),
  };
}
