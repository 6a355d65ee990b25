/** Who we are at push services (RFC 8292). Both keys are base64url. */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`: whom a push service asks when something is wrong. */
  subject: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
/** An uncompressed point of P-256 and a number of 32 bytes, in base64url. */
const PUBLIC_KEY = /^B[\w-]{86}$/u;
const PRIVATE_KEY = /^[\w-]{43}$/u;
const SUBJECT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u;

/** What is wrong with the settings of Web Push, one sentence each. */
export function wrongPushSettings(env: Environment): string[] {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = env;
  const set = NAMES.filter((name) => env[name]);
  return [
    ...(set.length === 0 || set.length === NAMES.length ? [] : [`${NAMES.join(', ')} go together`]),
    ...(!VAPID_PUBLIC_KEY || PUBLIC_KEY.test(VAPID_PUBLIC_KEY)
      ? []
      : ['VAPID_PUBLIC_KEY must be a public key of P-256 in base64url']),
    ...(!VAPID_PRIVATE_KEY || PRIVATE_KEY.test(VAPID_PRIVATE_KEY)
      ? []
      : ['VAPID_PRIVATE_KEY must be 32 bytes in base64url']),
    ...(!VAPID_SUBJECT || SUBJECT.test(VAPID_SUBJECT)
      ? []
      : ['VAPID_SUBJECT must be mailto:… or https://…']),
  ];
}

/** Reads the settings, of which `wrongPushSettings` finds none wrong. */
export function readPushConfig(env: Environment): Vapid | null {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = env;
  return VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && VAPID_SUBJECT
    ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT }
    : null;
}
