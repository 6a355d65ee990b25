import { resolve } from 'node:path';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;

/** Settings, read once at start; docs/settings.md lists them. */
export interface Config {
  mode: 'demo' | 'production' | 'test';
  host: string;
  port: number;
  /** Where the embedded database lives, absolute. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database, when set. */
  databaseUrl: string | null;
  /** The site's own address, for canonical links, cookies and the broker's return. */
  publicUrl: string;
  bankid: BankidConfig;
  /** Seconds between a demo application's steps; null switches the demo recruiter off. */
  demoRecruiterSeconds: number | null;
  logLevel: (typeof LOG_LEVELS)[number];
}

export interface BankidConfig {
  /** `simulator`: the local broker of the demo run; else an OIDC issuer's URL. */
  issuer: 'simulator' | (string & {});
  clientId: string;
  acrSameDevice: string;
  acrOtherDevice: string;
}

/** A setting that is missing or wrong, named. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_RECRUITER_SECONDS = 8;

/**
 * Reads the environment; an empty setting is one that is not there.
 * @throws ConfigError that names every wrong setting at once, one a line.
 */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const port = Number(env.PORT || 3000);
  const publicUrl = originOf(env.PUBLIC_URL || `http://localhost:${port}`);
  const recruiterSeconds = Number(env.DEMO_RECRUITER_SECONDS || DEFAULT_RECRUITER_SECONDS);
  const logLevel = LOG_LEVELS.find((level) => level === (env.LOG_LEVEL || 'warn'));
  const wrong = [
    ...(Number.isInteger(port) && port >= 0 && port <= 65_535 ? [] : ['PORT must be 0–65535']),
    ...(publicUrl || !env.PUBLIC_URL ? [] : ['PUBLIC_URL must be an address without a path']),
    ...(recruiterSeconds > 0 ? [] : ['DEMO_RECRUITER_SECONDS must be a number above 0']),
    ...(logLevel ? [] : [`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`]),
    ...(production ? refusedInProduction(env) : []),
  ];
  if (wrong.length > 0 || !publicUrl || !logLevel) throw new ConfigError(wrong.join('\n'));
  return {
    mode: production ? 'production' : 'demo',
    host: env.HOST || 'localhost',
    port,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || null,
    publicUrl,
    bankid: {
      issuer: env.BANKID_ISSUER || 'simulator',
      clientId: env.BANKID_CLIENT_ID || 'vikari-demo',
      acrSameDevice: env.BANKID_ACR_SAME_DEVICE || 'urn:bankid:same-device',
      acrOtherDevice: env.BANKID_ACR_OTHER_DEVICE || 'urn:bankid:other-device-qr',
    },
    demoRecruiterSeconds: production ? null : recruiterSeconds,
    logLevel,
  };
}

/** What a production run will not start with or without. */
function refusedInProduction(env: Environment): string[] {
  const required = ['PUBLIC_URL', 'DATABASE_URL', 'BANKID_ISSUER', 'BANKID_CLIENT_ID'];
  return [
    ...required.filter((name) => !env[name]).map((name) => `${name} is required in production`),
    ...(env.BANKID_ISSUER === 'simulator'
      ? ['BANKID_ISSUER=simulator is refused in production: anyone could sign in as anyone']
      : []),
    ...(env.DEMO_RECRUITER_SECONDS
      ? ['DEMO_RECRUITER_SECONDS is refused in production: there is no demo recruiter']
      : []),
    ...(env.PUBLIC_URL?.startsWith('http:')
      ? ['PUBLIC_URL must begin with https: in production']
      : []),
  ];
}

/** Scheme, host and port alone, for cookies and links are made for the whole of it; else null. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, origin } = new URL(text);
  const bare = pathname === '/' && search === '' && hash === '';
  return bare && (protocol === 'https:' || protocol === 'http:') ? origin : null;
}
