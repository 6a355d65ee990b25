import type { FirebaseSignIn, SocialProviderId } from '#domain/api/social';
import type { PersonName } from '#domain/candidates/names';
import type { Language } from '#domain/language';
import type { ResponseType } from '../authorizationRequests.repository';
import type { CodeExchange } from '../codeExchange';

/** The key of a provider's account. */
export interface SocialKey {
  provider: SocialProviderId;
  issuer: string;
  subject: string;
}

/** What a provider says of somebody. */
export interface SocialIdentity extends SocialKey {
  /** null when the provider gave no whole name. */
  name: PersonName | null;
  /** Only an address that the provider vouches for. */
  email: string | null;
}

/** What a provider was asked with; the answer is held to it. */
interface SocialRequest {
  state: string;
  nonce: string;
  responseType: ResponseType;
  /** The S256 challenge of a request for a code; null for one that wants the token itself. */
  challenge: string | null;
  redirectUri: string;
  language: Language;
}

/** An answer as it came: a token from the browser, or a code for the server to exchange. */
type SocialAnswer = { idToken: string } | CodeExchange;

/** An answer that is right by itself; which authorization request it answers is yet to be seen. */
export interface SocialVerdict {
  identity: SocialIdentity;
  /** null where the provider carries none: the request is then named by its state. */
  nonce: string | null;
  /** When the person showed the provider who they are, milliseconds; null when it does not say. */
  signedInAt: number | null;
}

/** A way to sign in at Google or Facebook, whoever stands in between. */
export interface SocialProvider {
  id: SocialProviderId;
  /** Whether it is the demo run's own. */
  simulated: boolean;
  /** How a request that a script begins is answered. */
  responseType: ResponseType;
  /** What the browser signs in with by itself; null where it is sent to an address. */
  firebase: FirebaseSignIn | null;
  /** Where a form may lead to, as an origin; null for the site's own. */
  formTarget: string | null;
  /** The address to send the browser to; null where the browser signs in by itself. */
  begin(request: SocialRequest): Promise<string | null>;
  /** @throws ApiError `invalid_token`, or `social_unavailable` while the provider is down. */
  accept(answer: SocialAnswer): Promise<SocialVerdict>;
}
