import { expect, it } from 'vitest';
import { readFirestoreConfig, wrongFirestoreSettings } from './firestoreConfig';

it('is off unless a service account or an emulator is set', () => {
  expect(readFirestoreConfig({ FIREBASE_PROJECT_ID: 'vikari-se', FIREBASE_API_KEY: 'k' })).toBe(
    null,
  );
  expect(
    readFirestoreConfig({
      FIREBASE_PROJECT_ID: 'vikari-se',
      FIREBASE_API_KEY: 'k',
      FIREBASE_SERVICE_ACCOUNT: '/keys/vikari.json',
      FIREBASE_ENCRYPTION: 'on',
    }),
  ).toEqual({
    projectId: 'vikari-se',
    apiKey: 'k',
    authDomain: 'vikari-se.firebaseapp.com',
    serviceAccountFile: '/keys/vikari.json',
    emulator: null,
    authEmulator: null,
    encrypted: true,
  });
  expect(readFirestoreConfig({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toMatchObject({
    projectId: 'demo-vikari',
    emulator: '127.0.0.1:8080',
    serviceAccountFile: null,
    encrypted: false,
  });
});

it.each([
  [{ FIREBASE_SERVICE_ACCOUNT: 'key.json' }, false, 'FIREBASE_PROJECT_ID'],
  [
    {
      FIREBASE_SERVICE_ACCOUNT: 'key.json',
      FIREBASE_PROJECT_ID: 'vikari-se',
      FIRESTORE_EMULATOR_HOST: 'localhost:8080',
    },
    false,
    'exclude',
  ],
  [{ FIRESTORE_EMULATOR_HOST: 'http://localhost' }, false, 'host:port'],
  [{ FIRESTORE_EMULATOR_HOST: 'localhost:8080' }, true, 'production'],
  [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, false, 'FIRESTORE_EMULATOR_HOST'],
  [{ FIREBASE_ENCRYPTION: 'yes' }, false, 'on or off'],
])('refuses %j', (env, production, words) => {
  expect(wrongFirestoreSettings(env, production).join('\n')).toContain(words);
});
