import { type Language, languageFromTag } from '#domain/language';

/** The simulator's one client. */
export interface SimulatorClient {
  clientId: string;
  /** Compared exactly, as a broker must. */
  redirectUri: string;
  /** The levels of assurance; null for a broker without them. */
  acr: { sameDevice: string; otherDevice: string } | null;
}

/** A well-formed authorize request. */
export interface AuthorizeRequest {
  state: string;
  nonce: string;
  /** null for a broker without levels of assurance. */
  acr: string | null;
  /** True when the person would scan a QR code with another device. */
  otherDevice: boolean;
  /** The PKCE challenge of a request for a code; null for one that wants an id_token. */
  challenge: string | null;
  language: Language;
}

/** The parameters that the page passes on to the answer. */
export const AUTHORIZE_PARAMETERS = [
  'response_type',
  'response_mode',
  'scope',
  'client_id',
  'redirect_uri',
  'acr_values',
  'ui_locales',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const;

const MAX_SECRET_LENGTH = 128;
/** A SHA-256 in base64url: RFC 7636, part 4.2. */
const CHALLENGE = /^[\w-]{43}$/u;

/**
 * Reads an authorize request as a strict broker does. An error is shown to the user and never sent
 * to `redirect_uri`, which cannot be trusted before all is checked.
 *
 * @returns the request, or the name of the first invalid parameter.
 */
export function readAuthorizeRequest(
  query: Readonly<Record<string, unknown>>,
  client: SimulatorClient,
): { request: AuthorizeRequest } | { wrong: (typeof AUTHORIZE_PARAMETERS)[number] } {
  const { state, nonce, acr_values: acr, scope, ui_locales: locales } = query;
  if (query.client_id !== client.clientId) return { wrong: 'client_id' };
  if (query.redirect_uri !== client.redirectUri) return { wrong: 'redirect_uri' };
  const mode = readMode(query);
  if ('wrong' in mode) return mode;
  if (typeof scope !== 'string' || !scope.split(' ').includes('openid')) return { wrong: 'scope' };
  const level = readLevel(acr, client);
  if (level === undefined) return { wrong: 'acr_values' };
  if (!isSecret(state)) return { wrong: 'state' };
  if (!isSecret(nonce)) return { wrong: 'nonce' };
  return {
    request: {
      state,
      nonce,
      acr: level,
      otherDevice: level !== null && level === client.acr?.otherDevice,
      challenge: mode.challenge,
      language: typeof locales === 'string' ? languageFromTag(locales) : 'sv',
    },
  };
}

/** The requested level; undefined for one that the broker does not have. */
function readLevel(asked: unknown, { acr }: SimulatorClient): string | null | undefined {
  if (acr === null) return asked === undefined || asked === '' ? null : undefined;
  return [acr.sameDevice, acr.otherDevice].find((level) => level === asked);
}

/** How the answer is requested: the id_token in the fragment, or a code in the query, with PKCE. */
function readMode(
  query: Readonly<Record<string, unknown>>,
): Pick<AuthorizeRequest, 'challenge'> | { wrong: (typeof AUTHORIZE_PARAMETERS)[number] } {
  const { response_type: type, response_mode: mode, code_challenge: challenge } = query;
  if (type === 'id_token') {
    return mode === 'fragment' ? { challenge: null } : { wrong: 'response_mode' };
  }
  if (type !== 'code') return { wrong: 'response_type' };
  if (mode !== 'query') return { wrong: 'response_mode' };
  if (query.code_challenge_method !== 'S256') return { wrong: 'code_challenge_method' };
  if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) {
    return { wrong: 'code_challenge' };
  }
  return { challenge };
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_SECRET_LENGTH;
}
