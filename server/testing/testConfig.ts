import { MESSAGE_LIMITS } from '#domain/chat/chat';
import type { Config } from '../config/config';

/** The server keys of a server under test. */
export const TEST_SERVER_KEYS = [{ id: 'test', key: new Uint8Array(32).fill(9) }];

/** Settings of a server under test; nothing listens and nothing is simulated unless set. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    mode: 'test',
    host: '127.0.0.1',
    port: 0,
    dataDir: '/nowhere',
    indexFolder: '/nowhere/index',
    migrate: 'start',
    databaseUrl: null,
    publicUrl: 'http://vikari.test',
    bankid: {
      issuer: 'simulator',
      clientId: 'vikari-demo',
      acrSameDevice: 'urn:bankid:same-device',
      acrOtherDevice: 'urn:bankid:other-device-qr',
      codeFlow: false,
      clientSecret: null,
    },
    social: { google: null, facebook: null, firebase: null },
    firestore: null,
    trustedProxies: [],
    shutdownSeconds: 0,
    drainSeconds: 0,
    clockConfirmed: false,
    pagesPerMinute: 1_000_000,
    doorsAskFrom: null,
    messageLimits: MESSAGE_LIMITS,
    demoRecruiterSeconds: null,
    mail: { smtpUrl: null, from: 'Vikari <no-reply@vikari.test>', perMinute: 600 },
    files: {
      folder: '/nowhere/files',
      s3: null,
      masterKeys: [{ id: 'test', key: new Uint8Array(32).fill(7) }],
    },
    serverKeys: TEST_SERVER_KEYS,
    appLink: null,
    socialLinks: [],
    push: null,
    allowLostKeys: false,
    metricsToken: null,
    otlpEndpoint: null,
    clamdUrl: null,
    criminalRecordLegalGround: null,
    logLevel: 'silent',
    ...overrides,
  };
}
