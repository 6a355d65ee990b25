import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const KEY = `${'A'.repeat(43)}=`;
const OTHER_KEY = `${'B'.repeat(42)}A=`;
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://vikari.example',
  DATABASE_URL: 'postgres://vikari@db.example/vikari',
  BANKID_ISSUER: 'https://broker.example',
  BANKID_CLIENT_ID: 'vikari',
  FILE_KEYS: `2026:${'A'.repeat(43)}=`,
  SERVER_KEYS: `2026:${OTHER_KEY}`,
  FILES_FOLDER: '/srv/vikari/files',
};
const S3 = { FILES_S3_BUCKET: 'vikari', FILES_S3_ENDPOINT: 'https://s3.example' };

describe('readConfig', () => {
  it('needs nothing for the demo run', () => {
    expect(readConfig({})).toEqual({
      appLink: null,
      socialLinks: [
        { label: 'LinkedIn', href: 'https://linkedin.example.com/company/vikari' },
        { label: 'Facebook', href: 'https://facebook.example.com/vikari' },
        { label: 'Instagram', href: 'https://instagram.example.com/vikari' },
      ],
      mode: 'demo',
      host: 'localhost',
      port: 3000,
      dataDir: resolve('data'),
      indexFolder: resolve('data/index'),
      migrate: 'start',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      bankid: {
        issuer: 'simulator',
        clientId: 'vikari-demo',
        acrSameDevice: 'urn:bankid:same-device',
        acrOtherDevice: 'urn:bankid:other-device-qr',
        codeFlow: true,
        clientSecret: null,
      },
      social: { google: null, facebook: null, firebase: null },
      firestore: null,
      trustedProxies: ['127.0.0.0/8', '::1'],
      shutdownSeconds: 10,
      pagesPerMinute: 600,
      doorsAskFrom: null,
      messageLimits: { minute: 60, day: 500 },
      demoRecruiterSeconds: 8,
      mail: { smtpUrl: null, from: 'Vikari <no-reply@vikari.example>', perMinute: 600 },
      files: { folder: resolve('data/files'), s3: null, masterKeys: null },
      serverKeys: null,
      allowLostKeys: false,
      metricsToken: null,
      otlpEndpoint: null,
      push: null,
      clamdUrl: null,
      clockConfirmed: false,
      drainSeconds: 0,
      criminalRecordLegalGround: null,
      logLevel: 'warn',
    });
  });

  it('uses its own address on the default port', () => {
    expect(readConfig({ PORT: '80' }).publicUrl).toBe('http://localhost');
  });

  it('treats an empty setting as missing', () => {
    const empty = { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', LOG_LEVEL: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it.each([
    'postgres://vikari:p%23ss@db.example:5433/vikari?sslmode=verify-full',
    'postgres:///vikari',
  ])('takes the database’s address %s', (databaseUrl) => {
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  it('gives an address of a socket a host, without which a backup could not read it', () => {
    const socket = '/vikari?host=/var/run/postgresql';
    expect(readConfig({ DATABASE_URL: `postgres://vikari@${socket}` })).toMatchObject({
      databaseUrl: `postgres://vikari@localhost${socket}`,
    });
  });

  it('runs in production with no demo recruiter', () => {
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL: 'https://vikari.example/' })).toMatchObject({
      mode: 'production',
      socialLinks: [],
      publicUrl: 'https://vikari.example',
      databaseUrl: 'postgres://vikari@db.example/vikari',
      bankid: { issuer: 'https://broker.example', clientId: 'vikari' },
      demoRecruiterSeconds: null,
    });
  });

  it.each(['no-reply@vikari.example', 'Vikari <no-reply@vikari.example>'])(
    'accepts SMTP with the sender %s',
    (from) => {
      const smtpUrl = 'smtps://user:pass@mail.example:465';
      expect(readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from }).mail).toEqual({
        smtpUrl,
        from,
        perMinute: 600,
      });
    },
  );

  it.each(['0', '-1', '1.5', 'many', '1000000'])('refuses %s mails a minute', (perMinute) => {
    expect(() => readConfig({ MAIL_PER_MINUTE: perMinute })).toThrow('MAIL_PER_MINUTE must be');
  });

  it('takes the rate of mail and the collector of traces', () => {
    const otlpEndpoint = 'http://127.0.0.1:4318';
    const read = readConfig({ MAIL_PER_MINUTE: '30', OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint });
    expect([read.mail.perMinute, read.otlpEndpoint]).toEqual([30, otlpEndpoint]);
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be',
    );
  });

  it('accepts several master keys, and encrypts with the first', () => {
    const { masterKeys } = readConfig({ FILE_KEYS: `new:${KEY}, old:${KEY}` }).files;
    expect(masterKeys?.map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('keeps files in a bucket when one is named', () => {
    const named = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...S3, ...named }).files.s3).toEqual({
      bucket: 'vikari',
      endpoint: 'https://s3.example',
      region: 'eu-north-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    expect(readConfig(S3).files.s3?.credentials).toBeNull();
  });

  it.each([
    [{ ...S3, FILES_S3_ENDPOINT: 's3.example' }, 'FILES_S3_ENDPOINT must begin with https://'],
    [{ ...S3, FILES_S3_ACCESS_KEY_ID: 'id' }, 'FILES_S3_SECRET_ACCESS_KEY go together'],
    [{ ...S3, FILES_FOLDER: '/srv' }, 'Set FILES_FOLDER or FILES_S3_BUCKET, not both'],
  ])('refuses %j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
  });

  it('reads server keys, and refuses those that files are under', () => {
    const { serverKeys } = readConfig({ SERVER_KEYS: `new:${KEY}, old:${OTHER_KEY}` });
    expect(serverKeys?.map(({ id }) => id)).toEqual(['new', 'old']);
    const shared = { SERVER_KEYS: `a:${KEY}`, FILE_KEYS: `b:${OTHER_KEY},c:${KEY}` };
    expect(() => readConfig(shared)).toThrow('must have no key in common');
    expect(() => readConfig({ SERVER_KEYS: 'a:short' })).toThrow('SERVER_KEYS must be id:key');
  });

  it.each(['FILE_KEYS', 'SERVER_KEYS'])('never prints a wrong key of %s', (name) => {
    expect(() => readConfig({ [name]: 'a:secret' })).not.toThrow(/secret/);
  });

  it("uses the broker's code flow only when it is switched on", () => {
    expect(readConfig(PRODUCTION).bankid).toMatchObject({ codeFlow: false, clientSecret: null });
    const told = { ...PRODUCTION, BANKID_CODE_FLOW: 'on', BANKID_CLIENT_SECRET: 'secret' };
    expect(readConfig(told).bankid).toMatchObject({ codeFlow: true, clientSecret: 'secret' });
  });

  it('names every setting that production lacks', () => {
    const start = () => readConfig({ NODE_ENV: 'production' });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(
      [
        'FILE_KEYS is required in production',
        'FILES_FOLDER or FILES_S3_BUCKET is required in production',
        'PUBLIC_URL is required in production',
        'DATABASE_URL is required in production',
        'BANKID_ISSUER is required in production',
        'BANKID_CLIENT_ID is required in production',
        'SERVER_KEYS is required in production',
      ].join('\n'),
    );
  });

  it.each([
    [
      'BANKID_ISSUER',
      'http://broker.example',
      'BANKID_ISSUER must begin with https: in production',
    ],
    ['BANKID_ISSUER', 'simulator', 'BANKID_ISSUER=simulator is refused in production'],
    ['DEMO_RECRUITER_SECONDS', '8', 'DEMO_RECRUITER_SECONDS is refused in production'],
    ['PUBLIC_URL', 'http://vikari.example', 'PUBLIC_URL must begin with https: in production'],
  ])('refuses %s=%s in production', (name, value, message) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(message);
  });

  it.each([
    ['PORT', '70000', 'PORT must be 0–65535'],
    ['PORT', '80.5', 'PORT must be 0–65535'],
    ['PORT', 'http', 'PORT must be 0–65535'],
    ['PUBLIC_URL', 'vikari.example', 'PUBLIC_URL must be an address without a path'],
    ['PUBLIC_URL', 'https://vikari.example/app', 'PUBLIC_URL must be an address without a path'],
    ['DEMO_RECRUITER_SECONDS', 'soon', 'DEMO_RECRUITER_SECONDS must be a number above 0'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be smtp://host or smtps://host'],
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be smtp://host or smtps://host'],
    ['SMTP_URL', 'smtp://mail.example', 'MAIL_FROM is required with SMTP_URL'],
    ['MAIL_FROM', 'Vikari', 'MAIL_FROM must be an address, or Name <address>'],
    ['MAIL_FROM', 'a@b.se\nBcc: c@d.se', 'MAIL_FROM must be an address, or Name <address>'],
    ['MAIL_FROM', 'a@b.se, c@d.se', 'MAIL_FROM must be an address, or Name <address>'],
    ['ALLOW_LOST_KEYS', 'yes', 'ALLOW_LOST_KEYS must be what-they-sealed-is-lost, or not set'],
    ['MIGRATE', 'later', 'MIGRATE must be start or off'],
    ['BANKID_CODE_FLOW', 'maybe', 'BANKID_CODE_FLOW must be on or off'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info'],
    [
      'APP_LINK',
      'https://app.example.com/jobb',
      'APP_LINK must be an https: address with {slug} in its path',
    ],
    [
      'APP_LINK',
      'http://app.example.com/{slug}',
      'APP_LINK must be an https: address with {slug} in its path',
    ],
    [
      'APP_LINK',
      'https://{slug}.example.com/',
      'APP_LINK must be an https: address with {slug} in its path',
    ],
    [
      'SOCIAL_LINKS',
      'LinkedIn http://linkedin.example/',
      'SOCIAL_LINKS must be names, each with an https: address: LinkedIn https://…, …',
    ],
    ['CLAMD_URL', 'localhost:3310', 'CLAMD_URL must be tcp://host:port or unix:/path'],
    ['NODE_ENV', 'Production', 'NODE_ENV must be one of production, demo, development, test'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of'],
    ['SHUTDOWN_SECONDS', '-1', 'SHUTDOWN_SECONDS must be a number from 0 to 3600'],
    ['SHUTDOWN_SECONDS', 'soon', 'SHUTDOWN_SECONDS must be a number from 0 to 3600'],
    ['PAGES_PER_MINUTE', '0', 'PAGES_PER_MINUTE must be a whole number above 0'],
    ['DOORS_ASK_FROM', '-1', 'DOORS_ASK_FROM must be a whole number from 0, or not set'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.1, proxy.example',
      'TRUSTED_PROXIES: proxy.example is not an address',
    ],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES: 10.0.0.0/33 is not an address'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'TRUSTED_PROXIES: 0.0.0.0/0 is not an address'],
    ['FILE_KEYS', 'short', 'FILE_KEYS must be id:key, several with commas'],
    ['FILE_KEYS', `a:${KEY},a:${KEY}`, 'FILE_KEYS must be id:key'],
    ['FILE_KEYS', `a:${KEY.slice(1)}`, 'FILE_KEYS must be id:key'],
    ['FILES_S3_ENDPOINT', 'https://s3.example', 'FILES_S3_ENDPOINT is set without FILES_S3_BUCKET'],
    ['VAPID_SUBJECT', 'mailto:a@b.example', 'VAPID_SUBJECT go together'],
    ['VAPID_PUBLIC_KEY', 'short', 'VAPID_PUBLIC_KEY must be a public key'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be 32 to 256'],
    ['CRIMINAL_RECORD_LEGAL_GROUND', 'a\nb', 'CRIMINAL_RECORD_LEGAL_GROUND must be one line'],
    ['DATABASE_URL', 'mysql://db.example/vikari', 'DATABASE_URL must be postgres://'],
    // Read as a port and a fragment
    ['DATABASE_URL', 'postgres://vikari:pa#ss@db.example/vikari', 'in a password # is %23'],
    ['BANKID_ISSUER', 'broker.example', 'BANKID_ISSUER must be an https: address'],
    ['BANKID_ISSUER', 'Simulator', 'BANKID_ISSUER must be an https: address'],
  ])('refuses %s=%s anywhere', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it.each(['', 'demo', 'development', 'test'])('treats NODE_ENV=%s as the demo run', (run) => {
    expect(readConfig({ NODE_ENV: run }).mode).toBe('demo');
  });

  it('trusts only the configured proxies', () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.1.2.3, fd00::/8 ,' });
    expect(trustedProxies).toEqual(['10.1.2.3', 'fd00::/8']);
  });

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://[::1]:3000',
  ])('simulates BankID at %s', (url) => {
    expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe(url);
  });

  it.each([
    'https://vikari.example',
    'http://192.168.1.20:3000',
    'http://127.0.0.1.example',
    'http://localhost.example',
  ])('does not simulate BankID at %s without the consent setting', (url) => {
    expect(() => readConfig({ PUBLIC_URL: url })).toThrow(`PUBLIC_URL=${url} is not on this`);
    expect(() => readConfig({ PUBLIC_URL: url, ALLOW_SIMULATED_BANKID: 'yes' })).toThrow();
    const consent = { ALLOW_SIMULATED_BANKID: 'anyone-can-sign-in-as-anyone' };
    expect(readConfig({ PUBLIC_URL: url, ...consent }).bankid.issuer).toBe('simulator');
    const broker = { BANKID_ISSUER: 'https://broker.example' };
    expect(readConfig({ PUBLIC_URL: url, ...broker }).bankid.issuer).toBe('https://broker.example');
  });
});
