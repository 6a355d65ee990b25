import { resolve } from 'node:path';

/** Where live reads come from Firestore: the project, and who we are there. */
export interface FirestoreConfig {
  projectId: string;
  /** For the browser; names the project and is no secret. */
  apiKey: string;
  authDomain: string;
  /** The key file of the service account, absolute; null with the emulator, which asks for none. */
  serviceAccountFile: string | null;
  /** `host:port` of Google's emulators on a developer's machine; null for the real ones. */
  emulator: string | null;
  authEmulator: string | null;
  /** Whether what is published is encrypted, so that Firestore holds no readable personal data. */
  encrypted: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The names by which Google's own tools know their emulators. */
const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;
const HOST = /^[\w.-]+:\d{1,5}$/;
/** Google's tools treat projects that begin with `demo-` as ones that exist in emulators only. */
const EMULATOR_PROJECT = 'demo-vikari';

/** What is wrong with the settings of live reads, one sentence each. */
export function wrongFirestoreSettings(env: Environment, production: boolean): string[] {
  const { FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_ENCRYPTION: encryption } = env;
  const emulator = env.FIRESTORE_EMULATOR_HOST;
  return [
    ...(account && !env.FIREBASE_PROJECT_ID
      ? ['FIREBASE_SERVICE_ACCOUNT is set without FIREBASE_PROJECT_ID']
      : []),
    ...(account && emulator
      ? ['FIREBASE_SERVICE_ACCOUNT and FIRESTORE_EMULATOR_HOST exclude each other']
      : []),
    ...EMULATORS.filter((name) => env[name] && !HOST.test(env[name] ?? '')).map(
      (name) => `${name} must be host:port`,
    ),
    ...EMULATORS.filter((name) => env[name] && production).map(
      (name) => `${name} is refused in production: the emulator lets anyone read as anyone`,
    ),
    ...(env.FIREBASE_AUTH_EMULATOR_HOST && !emulator
      ? ['FIREBASE_AUTH_EMULATOR_HOST is set without FIRESTORE_EMULATOR_HOST']
      : []),
    ...(encryption && encryption !== 'on' && encryption !== 'off'
      ? ['FIREBASE_ENCRYPTION must be on or off']
      : []),
  ];
}

/** Reads the settings, of which `wrongFirestoreSettings` finds none wrong; null for no Firestore. */
export function readFirestoreConfig(env: Environment): FirestoreConfig | null {
  const account = env.FIREBASE_SERVICE_ACCOUNT || null;
  const emulator = env.FIRESTORE_EMULATOR_HOST || null;
  if (account === null && emulator === null) return null;
  const projectId = env.FIREBASE_PROJECT_ID || EMULATOR_PROJECT;
  return {
    projectId,
    apiKey: env.FIREBASE_API_KEY || EMULATOR_PROJECT,
    authDomain: env.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
    serviceAccountFile: account && resolve(account),
    emulator,
    authEmulator: env.FIREBASE_AUTH_EMULATOR_HOST || null,
    encrypted: env.FIREBASE_ENCRYPTION === 'on',
  };
}

/** What a browser calls for live updates. */
export function firestoreOrigins({ emulator, authEmulator }: FirestoreConfig): string[] {
  const auth =
    authEmulator === null
      ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
      : [`http://${authEmulator}`];
  // The emulator takes a browser at its word, without Firebase Auth
  if (emulator !== null) return [`http://${emulator}`, ...(authEmulator === null ? [] : auth)];
  return ['https://firestore.googleapis.com', ...auth];
}
