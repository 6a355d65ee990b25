import { fileURLToPath } from 'node:url';

/** Settings, read once at start; docs/settings.md lists them. */
export interface Config {
  mode: 'demo' | 'production' | 'test';
  host: string;
  port: number;
  /** Where the embedded database and files live. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database, when set. */
  databaseUrl: string | null;
  /** The site's own address, for canonical links, cookies and the broker's return. */
  publicUrl: string;
  bankid: BankidConfig;
  /** Seconds between a demo application's steps; null switches the demo recruiter off. */
  demoRecruiterSeconds: number | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
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

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Reads the environment; throws a `ConfigError` that names every wrong setting at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const wrong: string[] = [];
  const production = env.NODE_ENV === 'production';
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong.push('PORT must be 0–65535');
  const host = env.HOST ?? 'localhost';
  const issuer = env.BANKID_ISSUER ?? 'simulator';
  if (production) {
    for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'BANKID_CLIENT_ID']) {
      if (!env[name]) wrong.push(`${name} is required in production`);
    }
    if (issuer === 'simulator')
      wrong.push('BANKID_ISSUER is required in production: the simulator is refused');
    if (env.DEMO_RECRUITER) wrong.push('DEMO_RECRUITER is refused in production');
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return {
    mode: production ? 'production' : 'demo',
    host,
    port,
    dataDir: env.DATA_DIR ?? `${projectRoot}data`,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    bankid: {
      issuer,
      clientId: env.BANKID_CLIENT_ID ?? 'vikari-demo',
      acrSameDevice: env.BANKID_ACR_SAME_DEVICE ?? 'urn:bankid:same-device',
      acrOtherDevice: env.BANKID_ACR_OTHER_DEVICE ?? 'urn:bankid:other-device-qr',
    },
    demoRecruiterSeconds: production ? null : Number(env.DEMO_RECRUITER_SECONDS ?? 8),
    logLevel: (env.LOG_LEVEL as Config['logLevel'] | undefined) ?? 'warn',
  };
}
