import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'vikari_session';
export const LANGUAGE_COOKIE = 'vikari_language';
/** The id of a registration that is filled in step by step, or without a script. */
export const REGISTRATION_COOKIE = 'vikari_registration';
/** What the link of a mail proves, for a form without a script. */
export const PROOF_COOKIE = 'vikari_proof';
/** The prefix of each cookie that binds one authorization request to the browser that began it. */
const BROWSER_COOKIE_PREFIX = 'vikari_bankid_';
/** Hex digits of the value's hash in the name: enough to distinguish a browser's few requests. */
const NAMED_DIGITS = 16;

type Cookies = FastifyRequest['cookies'];

/**
 * The cookie of one authorization request. Each request has its own, so that several tabs may have
 * one open at once, and no answer can be used for another tab's request.
 * @param browserHash - SHA-256 of the cookie's value, hex.
 */
export function browserCookie(browserHash: string): string {
  return BROWSER_COOKIE_PREFIX + browserHash.slice(0, NAMED_DIGITS);
}

/** The values of all such cookies, oldest first, as browsers send them. */
export function browserIdsIn(cookies: Cookies): string[] {
  return Object.entries(cookies).flatMap(([name, value]) =>
    name.startsWith(BROWSER_COOKIE_PREFIX) && value ? [value] : [],
  );
}

/** A cookie that authenticates its sender. */
function isProof(name: string): boolean {
  return (
    name === SESSION_COOKIE ||
    name === REGISTRATION_COOKIE ||
    name.startsWith(BROWSER_COOKIE_PREFIX)
  );
}

const HOST_PREFIX = '__Host-';

/**
 * A cookie's name on the wire. Under https the authenticating cookies begin with `__Host-`: a
 * browser accepts such a cookie only over https, from this host, for all of its paths, so that no
 * other host of the domain can set one.
 */
export function wireName(name: string, secure: boolean): string {
  return secure && isProof(name) ? HOST_PREFIX + name : name;
}

/**
 * The cookies of a request over https by their plain names; authenticating ones without the prefix
 * are ignored.
 */
export function trustedCookies(cookies: Cookies): Cookies {
  return Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) => {
      const plain = name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name;
      if (!isProof(plain)) return [[name, value]];
      return name === plain ? [] : [[plain, value]];
    }),
  );
}

/** Reads the cookies of every request; from here on they have their plain names. */
export async function installCookies(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(fastifyCookie);
  if (!secure) return;
  app.addHook('onRequest', async (request) => {
    request.cookies = trustedCookies(request.cookies);
  });
}
