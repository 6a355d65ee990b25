import { resolve } from 'node:path';
import { MESSAGE_LIMITS } from '#domain/chat/chat';
import { clamdAddress } from './clamdAddress';
import {
  databaseAddressOf,
  isAppLink,
  isNetwork,
  isOfThisMachine,
  isOneLine,
  listOf,
  originOf,
} from './configValues';
import { type FilesConfig, readFilesConfig, wrongFilesSettings } from './filesConfig';
import {
  type FirestoreConfig,
  readFirestoreConfig,
  wrongFirestoreSettings,
} from './firestoreConfig';
import { type MasterKey, parseMasterKeys } from './masterKeySetting';
import { readPushConfig, type Vapid, wrongPushSettings } from './pushConfig';
import { readSocialConfig, type SocialConfig, wrongSocialSettings } from './socialConfig';
import { DEMO_SOCIAL_LINKS, readSocialLinks, type SocialLink } from './socialLinks';

const ON_OR_OFF = ['on', 'off'] as const;
const MIGRATE = ['start', 'off'] as const;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;

/** Settings, read once at start; docs/settings.md lists them. */
export interface Config {
  mode: 'demo' | 'production' | 'test';
  host: string;
  port: number;
  /** The embedded database's folder, an absolute path. */
  dataDir: string;
  /** The folder where the index of jobs is kept between two runs, an absolute path. */
  indexFolder: string;
  /** Whether a start runs new migrations (`start`), or refuses a database that lacks one (`off`). */
  migrate: (typeof MIGRATE)[number];
  /** PostgreSQL instead of the embedded database, when set. */
  databaseUrl: string | null;
  /** The site's own address, for canonical links, cookies and the broker's redirect. */
  publicUrl: string;
  bankid: BankidConfig;
  social: SocialConfig;
  /** Live reads by Firestore; null: the server's own stream. */
  firestore: FirestoreConfig | null;
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  /** Seconds that requests in progress get to finish when the server is stopped. */
  shutdownSeconds: number;
  /** Seconds in which a server that is being stopped serves as usual, and says that it is not ready. */
  drainSeconds: number;
  /** Whether the operator says that the time is right, after it has jumped. */
  clockConfirmed: boolean;
  /** Pages a minute for one address. */
  pagesPerMinute: number;
  /** Entries from which every door for strangers asks for a proof; null: each door's own number. */
  doorsAskFrom: number | null;
  /** Messages that one side of a chat may send to the other; a test may need more. */
  messageLimits: { minute: number; day: number };
  /** Seconds between a demo application's steps; null switches the demo recruiter off. */
  demoRecruiterSeconds: number | null;
  mail: MailConfig;
  files: FilesConfig;
  /**
   * What wraps the server's secret and proves who wrote the audit log, the first is current; null for
   * those of the key file in the data folder.
   */
  serverKeys: readonly MasterKey[] | null;
  /** Whether a run may start without the master keys of all that is stored: it is given up. */
  allowLostKeys: boolean;
  /** What a scraper of `/metrics` sends as a bearer token; null: there is no such page. */
  metricsToken: string | null;
  /** The collector that requests are sent to (OpenTelemetry, OTLP over HTTP); null for none. */
  otlpEndpoint: string | null;
  /** The app's address for a job, with `{slug}` in its place; null while there is no app. */
  appLink: string | null;
  /** Our own pages at social networks, in order; none without the setting, but in a demo. */
  socialLinks: readonly SocialLink[];
  /** Who we are at browsers' push services; null: a demo run makes its own, others have no push. */
  push: Vapid | null;
  /** ClamAV's daemon, which scans uploaded files: `tcp://host:port` or `unix:/path`; null for none. */
  clamdUrl: string | null;
  /** Why a criminal record may be uploaded and kept for 30 days; null: it may only be shown. */
  criminalRecordLegalGround: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
}

export interface BankidConfig {
  /** `simulator`: the simulator of the demo run; otherwise an OIDC issuer's URL. */
  issuer: 'simulator' | (string & {});
  clientId: string;
  acrSameDevice: string;
  acrOtherDevice: string;
  /** Whether the broker is asked for a code (PKCE); otherwise for an id_token in the fragment. */
  codeFlow: boolean;
  /** Sent when a code is exchanged; null when the broker requires only PKCE. */
  clientSecret: string | null;
}

interface MailConfig {
  /** `smtp://user:password@host:port` or `smtps:`; null when no mail is sent. */
  smtpUrl: string | null;
  /** The sender: `Name <address>` or an address alone. */
  from: string;
  /** Mails that a node sends a minute at most: what waited for an outage goes at once, but not at all once. */
  perMinute: number;
}

/** A setting that is missing or wrong, by name. */
export class ConfigError extends Error {
  /** Shown to the operator without a stack trace. */
  readonly expected = true;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_RECRUITER_SECONDS = 8;
const DEFAULT_SHUTDOWN_SECONDS = 10;
/** In production: longer than a balancer needs to ask again. */
const DEFAULT_DRAIN_SECONDS = 5;
/** A whole hospital may share one address. */
const DEFAULT_PAGES_PER_MINUTE = 600;
const LOOPBACK = ['127.0.0.0/8', '::1'];
/** The allowed values of `NODE_ENV`; every value but `production` is the demo run. */
const RUNS = ['production', 'demo', 'development', 'test'];
/** The value that confirms that anyone may sign in as anyone on a site that others can reach. */
const SIMULATOR_CONSENT = 'anyone-can-sign-in-as-anyone';
/** The value that confirms that what the missing master keys have sealed is given up. */
export const LOST_KEYS_CONSENT = 'what-they-sealed-is-lost';
/** What mail providers allow by their smallest plans, about ten a second. */
const DEFAULT_MAIL_PER_MINUTE = 600;
const DEFAULT_MAIL_FROM = 'Vikari <no-reply@vikari.example>';

/** Whether it is a production run; by a name, as a build writes its own `NODE_ENV` in place of the process's. */
export const isProduction = ({ NODE_ENV: run }: Environment): boolean => run === 'production';

/**
 * Reads the environment; an empty setting counts as missing.
 * @throws ConfigError that names every wrong setting at once, one per line.
 */
export function readConfig(env: Environment): Config {
  const run = env.NODE_ENV || 'demo';
  const production = isProduction(env);
  const port = Number(env.PORT || 3000);
  const publicUrl = originOf(env.PUBLIC_URL || `http://localhost:${port}`);
  const recruiterSeconds = Number(env.DEMO_RECRUITER_SECONDS || DEFAULT_RECRUITER_SECONDS);
  const shutdownSeconds = Number(env.SHUTDOWN_SECONDS || DEFAULT_SHUTDOWN_SECONDS);
  const drainSeconds = Number(env.DRAIN_SECONDS || (production ? DEFAULT_DRAIN_SECONDS : 0));
  const clockConfirmed = ON_OR_OFF.find((value) => value === (env.CLOCK_CONFIRMED || 'off'));
  const pagesPerMinute = Number(env.PAGES_PER_MINUTE || DEFAULT_PAGES_PER_MINUTE);
  const doorsAskFrom = env.DOORS_ASK_FROM ? Number(env.DOORS_ASK_FROM) : null;
  const databaseUrl = env.DATABASE_URL ? databaseAddressOf(env.DATABASE_URL) : null;
  const trustedProxies = env.TRUSTED_PROXIES ? listOf(env.TRUSTED_PROXIES) : LOOPBACK;
  const issuer = env.BANKID_ISSUER || 'simulator';
  const dataDir = resolve(env.DATA_DIR || 'data');
  const logLevel = LOG_LEVELS.find((level) => level === (env.LOG_LEVEL || 'warn'));
  const migrate = MIGRATE.find((value) => value === (env.MIGRATE || 'start'));
  const codeFlow = ON_OR_OFF.find((value) => value === (env.BANKID_CODE_FLOW || 'off'));
  const wrong = [
    ...(RUNS.includes(run) ? [] : [`NODE_ENV must be one of ${RUNS.join(', ')}, or not set`]),
    ...(Number.isInteger(port) && port >= 0 && port <= 65_535 ? [] : ['PORT must be 0–65535']),
    ...(publicUrl || !env.PUBLIC_URL ? [] : ['PUBLIC_URL must be an address without a path']),
    ...(recruiterSeconds > 0 ? [] : ['DEMO_RECRUITER_SECONDS must be a number above 0']),
    ...(shutdownSeconds >= 0 && shutdownSeconds <= 3600
      ? []
      : ['SHUTDOWN_SECONDS must be a number from 0 to 3600']),
    ...(drainSeconds >= 0 && drainSeconds <= 600
      ? []
      : ['DRAIN_SECONDS must be a number from 0 to 600']),
    ...(clockConfirmed ? [] : ['CLOCK_CONFIRMED must be on or off']),
    ...(Number.isInteger(pagesPerMinute) && pagesPerMinute > 0
      ? []
      : ['PAGES_PER_MINUTE must be a whole number above 0']),
    ...(doorsAskFrom === null || (Number.isInteger(doorsAskFrom) && doorsAskFrom >= 0)
      ? []
      : ['DOORS_ASK_FROM must be a whole number from 0, or not set']),
    ...trustedProxies
      .filter((proxy) => !isNetwork(proxy))
      .map(
        (proxy) => `TRUSTED_PROXIES: ${proxy} is not an address, or a network such as 10.0.0.0/8`,
      ),
    ...(databaseUrl !== null || !env.DATABASE_URL
      ? []
      : [
          'DATABASE_URL must be postgres://user:password@host/database; in a password # is %23, / %2F, ? %3F, @ %40 and % %25',
        ]),
    ...(issuer === 'simulator' || isHttpAddress(issuer)
      ? []
      : ['BANKID_ISSUER must be an https: address, as the broker names itself']),
    ...(migrate ? [] : ['MIGRATE must be start or off']),
    ...(codeFlow ? [] : ['BANKID_CODE_FLOW must be on or off']),
    ...(logLevel ? [] : [`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`]),
    ...wrongMailSettings(env),
    ...wrongFilesSettings(env, production),
    ...(!env.SERVER_KEYS || parseMasterKeys(env.SERVER_KEYS)
      ? []
      : ['SERVER_KEYS must be id:key, several with commas; a key is 32 bytes in base64']),
    ...(env.SERVER_KEYS && sharesKey(env.SERVER_KEYS, env.FILE_KEYS)
      ? ['SERVER_KEYS and FILE_KEYS must have no key in common']
      : []),
    ...(!env.ALLOW_LOST_KEYS || env.ALLOW_LOST_KEYS === LOST_KEYS_CONSENT
      ? []
      : [`ALLOW_LOST_KEYS must be ${LOST_KEYS_CONSENT}, or not set`]),
    ...(!env.CLAMD_URL || clamdAddress(env.CLAMD_URL)
      ? []
      : ['CLAMD_URL must be tcp://host:port or unix:/path']),
    ...(isOneLine(env.CRIMINAL_RECORD_LEGAL_GROUND ?? '')
      ? []
      : ['CRIMINAL_RECORD_LEGAL_GROUND must be one line of at most 300 characters']),
    ...(!env.METRICS_TOKEN || /^[\w.~+/=-]{32,256}$/.test(env.METRICS_TOKEN)
      ? []
      : ['METRICS_TOKEN must be 32 to 256 letters, digits or -._~+/=']),
    ...(!env.OTEL_EXPORTER_OTLP_ENDPOINT || isHttpAddress(env.OTEL_EXPORTER_OTLP_ENDPOINT)
      ? []
      : ['OTEL_EXPORTER_OTLP_ENDPOINT must be an http: or https: address']),
    ...(!env.APP_LINK || isAppLink(env.APP_LINK)
      ? []
      : ['APP_LINK must be an https: address with {slug} in its path']),
    ...(!env.SOCIAL_LINKS || readSocialLinks(env.SOCIAL_LINKS)
      ? []
      : ['SOCIAL_LINKS must be names, each with an https: address: LinkedIn https://…, …']),
    ...wrongPushSettings(env),
    ...wrongSocialSettings(env),
    ...wrongFirestoreSettings(env, production),
    ...(production ? refusedInProduction(env) : refusedInDemo(env, publicUrl)),
  ];
  if (wrong.length > 0 || !publicUrl || !logLevel || !migrate)
    throw new ConfigError(wrong.join('\n'));
  return {
    mode: production ? 'production' : 'demo',
    host: env.HOST || 'localhost',
    port,
    dataDir,
    indexFolder: resolve(env.INDEX_FOLDER || `${dataDir}/index`),
    migrate,
    databaseUrl,
    publicUrl,
    bankid: {
      issuer,
      clientId: env.BANKID_CLIENT_ID || 'vikari-demo',
      acrSameDevice: env.BANKID_ACR_SAME_DEVICE || 'urn:bankid:same-device',
      acrOtherDevice: env.BANKID_ACR_OTHER_DEVICE || 'urn:bankid:other-device-qr',
      // The simulator offers both flows, whatever is set.
      codeFlow: issuer === 'simulator' || codeFlow === 'on',
      clientSecret: env.BANKID_CLIENT_SECRET || null,
    },
    social: readSocialConfig(env),
    firestore: readFirestoreConfig(env),
    trustedProxies,
    shutdownSeconds,
    drainSeconds,
    clockConfirmed: clockConfirmed === 'on',
    pagesPerMinute,
    doorsAskFrom,
    messageLimits: MESSAGE_LIMITS,
    demoRecruiterSeconds: production ? null : recruiterSeconds,
    mail: {
      smtpUrl: env.SMTP_URL || null,
      from: env.MAIL_FROM || DEFAULT_MAIL_FROM,
      perMinute: Number(env.MAIL_PER_MINUTE || DEFAULT_MAIL_PER_MINUTE),
    },
    files: readFilesConfig(env, dataDir),
    serverKeys: env.SERVER_KEYS ? parseMasterKeys(env.SERVER_KEYS) : null,
    allowLostKeys: env.ALLOW_LOST_KEYS === LOST_KEYS_CONSENT,
    metricsToken: env.METRICS_TOKEN || null,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT || null,
    appLink: env.APP_LINK || null,
    socialLinks: readSocialLinks(env.SOCIAL_LINKS || (production ? '' : DEMO_SOCIAL_LINKS)) ?? [],
    push: readPushConfig(env),
    clamdUrl: env.CLAMD_URL || null,
    criminalRecordLegalGround: env.CRIMINAL_RECORD_LEGAL_GROUND || null,
    logLevel,
  };
}

/** Whether two settings hold the same key: who gets one would have the other. */
function sharesKey(some: string, others = ''): boolean {
  const keysIn = (text: string) =>
    (parseMasterKeys(text) ?? []).map(({ key }) => Buffer.from(key).toString('base64'));
  const known = keysIn(others);
  return keysIn(some).some((key) => known.includes(key));
}

const isHttpAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** `address` or `Name <address>`, on one line. */
const SENDER = /^(?:[^<>@\p{C}]+ )?<?[^<>@\s]+@[^<>@\s]+>?$/u;

function wrongMailSettings({
  SMTP_URL: url,
  MAIL_FROM: from,
  MAIL_PER_MINUTE: perMinute = '1',
}: Environment): string[] {
  const isSmtp = !url || (URL.canParse(url) && /^smtps?:\/\/./u.test(url));
  return [
    ...(isSmtp ? [] : ['SMTP_URL must be smtp://host or smtps://host']),
    ...(url && !from ? ['MAIL_FROM is required with SMTP_URL'] : []),
    ...(from && !SENDER.test(from) ? ['MAIL_FROM must be an address, or Name <address>'] : []),
    ...(/^(?:[1-9]\d{0,5})?$/.test(perMinute)
      ? []
      : ['MAIL_PER_MINUTE must be a whole number from 1 to 999999']),
  ];
}

/** The settings that a production run requires or refuses. */
function refusedInProduction(env: Environment): string[] {
  const required = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'BANKID_ISSUER',
    'BANKID_CLIENT_ID',
    'SERVER_KEYS',
  ];
  return [
    ...required.filter((name) => !env[name]).map((name) => `${name} is required in production`),
    ...(env.BANKID_ISSUER === 'simulator'
      ? ['BANKID_ISSUER=simulator is refused in production: anyone could sign in as anyone']
      : []),
    ...(env.BANKID_ISSUER?.startsWith('http:')
      ? ['BANKID_ISSUER must begin with https: in production']
      : []),
    ...(env.DEMO_RECRUITER_SECONDS
      ? ['DEMO_RECRUITER_SECONDS is refused in production: there is no demo recruiter']
      : []),
    ...(env.PUBLIC_URL?.startsWith('http:')
      ? ['PUBLIC_URL must begin with https: in production']
      : []),
  ];
}

/**
 * The simulator signs anyone in as anyone, so a site that others can reach needs explicit consent.
 */
function refusedInDemo(env: Environment, publicUrl: string | null): string[] {
  const simulated = (env.BANKID_ISSUER || 'simulator') === 'simulator';
  const allowed = env.ALLOW_SIMULATED_BANKID === SIMULATOR_CONSENT;
  if (!simulated || allowed || publicUrl === null || isOfThisMachine(publicUrl)) return [];
  return [
    `PUBLIC_URL=${publicUrl} is not on this machine, and BankID is simulated there: ` +
      `set NODE_ENV=production, or ALLOW_SIMULATED_BANKID=${SIMULATOR_CONSENT} if that is intended`,
  ];
}
