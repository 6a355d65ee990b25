import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://vikari.example',
  DATABASE_URL: 'postgres://vikari@db.example/vikari',
  BANKID_ISSUER: 'https://broker.example',
  BANKID_CLIENT_ID: 'vikari',
};

describe('readConfig', () => {
  it('needs nothing for the demo run', () => {
    expect(readConfig({})).toEqual({
      mode: 'demo',
      host: 'localhost',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      bankid: {
        issuer: 'simulator',
        clientId: 'vikari-demo',
        acrSameDevice: 'urn:bankid:same-device',
        acrOtherDevice: 'urn:bankid:other-device-qr',
      },
      demoRecruiterSeconds: 8,
      logLevel: 'warn',
    });
  });

  it('knows its own address on the default port', () => {
    expect(readConfig({ PORT: '80' }).publicUrl).toBe('http://localhost');
  });

  it('takes an empty setting for none', () => {
    const empty = { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', LOG_LEVEL: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('runs in production with no demo recruiter', () => {
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL: 'https://vikari.example/' })).toMatchObject({
      mode: 'production',
      publicUrl: 'https://vikari.example',
      databaseUrl: 'postgres://vikari@db.example/vikari',
      bankid: { issuer: 'https://broker.example', clientId: 'vikari' },
      demoRecruiterSeconds: null,
    });
  });

  it('names everything that production misses', () => {
    const start = () => readConfig({ NODE_ENV: 'production' });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(
      [
        'PUBLIC_URL is required in production',
        'DATABASE_URL is required in production',
        'BANKID_ISSUER is required in production',
        'BANKID_CLIENT_ID is required in production',
      ].join('\n'),
    );
  });

  it.each([
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
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info'],
  ])('refuses %s=%s anywhere', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });
});
