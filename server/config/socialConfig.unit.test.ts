import { expect, it } from 'vitest';
import { readSocialConfig, wrongSocialSettings } from './socialConfig';

it('has no provider when none is set', () => {
  expect(readSocialConfig({})).toEqual({ google: null, facebook: null, firebase: null });
  expect(wrongSocialSettings({})).toEqual([]);
});

it('reads each provider', () => {
  const env = {
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'gs',
    FACEBOOK_APP_ID: '1',
    FACEBOOK_APP_SECRET: 'fs',
    FIREBASE_PROJECT_ID: 'vikari-test',
    FIREBASE_API_KEY: 'k',
  };
  expect(wrongSocialSettings(env)).toEqual([]);
  expect(readSocialConfig(env)).toMatchObject({
    google: { issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 'gs' },
    facebook: { appId: '1', appSecret: 'fs' },
    firebase: { projectId: 'vikari-test', authDomain: 'vikari-test.firebaseapp.com' },
  });
});

it.each([
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together'],
  [{ FACEBOOK_APP_SECRET: 's' }, 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together'],
  [{ FIREBASE_PROJECT_ID: 'vikari' }, 'FIREBASE_PROJECT_ID and FIREBASE_API_KEY go together'],
  [
    { FIREBASE_PROJECT_ID: 'evil/../x', FIREBASE_API_KEY: 'k' },
    'FIREBASE_PROJECT_ID must be the id of a Firebase project',
  ],
  [{ FIREBASE_AUTH_DOMAIN: 'https://x' }, 'FIREBASE_AUTH_DOMAIN must be a host name'],
])('refuses %j', (env, wrong) => {
  expect(wrongSocialSettings(env)).toEqual([wrong]);
});
