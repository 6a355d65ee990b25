/** Who we are at the providers of social sign-in. */
export interface SocialConfig {
  /** null where Google is not asked directly. */
  google: GoogleConfig | null;
  facebook: FacebookConfig | null;
  /** Set: both go through Firebase Auth, whatever else is set. */
  firebase: FirebaseConfig | null;
}

interface GoogleConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface FacebookConfig {
  appId: string;
  appSecret: string;
  /** Where people sign in. */
  dialogUrl: string;
  /** Where the server asks, with its version. */
  graphUrl: string;
}

export interface FirebaseConfig {
  projectId: string;
  /** For the browser; names the project and is no secret. */
  apiKey: string;
  authDomain: string;
  /** Where the keys of its ID tokens are read, as a JWK set. */
  keysUrl: string;
}

const GOOGLE_ISSUER = 'https://accounts.google.com';
const FACEBOOK_VERSION = 'v23.0';
const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that mean nothing without each other. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
] as const;
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u;

/** What is wrong with the settings of social sign-in, one sentence each. */
export function wrongSocialSettings(env: Environment): string[] {
  const halves = TOGETHER.filter(([one, other]) => !env[one] !== !env[other]).map(
    ([one, other]) => `${one} and ${other} go together`,
  );
  const project = env.FIREBASE_PROJECT_ID;
  return [
    ...halves,
    ...(project && !PROJECT_ID.test(project)
      ? ['FIREBASE_PROJECT_ID must be the id of a Firebase project']
      : []),
    ...(env.FIREBASE_AUTH_DOMAIN && !/^[a-z0-9.-]+$/u.test(env.FIREBASE_AUTH_DOMAIN)
      ? ['FIREBASE_AUTH_DOMAIN must be a host name']
      : []),
  ];
}

/** Reads the settings, of which `wrongSocialSettings` finds none wrong. */
export function readSocialConfig(env: Environment): SocialConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = env;
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = env;
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : null,
    facebook:
      FACEBOOK_APP_ID && FACEBOOK_APP_SECRET
        ? {
            appId: FACEBOOK_APP_ID,
            appSecret: FACEBOOK_APP_SECRET,
            dialogUrl: `https://www.facebook.com/${FACEBOOK_VERSION}/dialog/oauth`,
            graphUrl: `https://graph.facebook.com/${FACEBOOK_VERSION}`,
          }
        : null,
    firebase:
      projectId && apiKey
        ? {
            projectId,
            apiKey,
            authDomain: env.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
            keysUrl: FIREBASE_KEYS,
          }
        : null,
  };
}
