import type { FirebaseSignIn } from '#domain/api/social';
import type { PersonName } from '#domain/candidates/names';
import type { Language } from '#domain/language';
import type { SocialProviderId } from '#domain/signIn/ways';
import type { ResponseType } from '../authorizationRequests.repository';
import type { CodeExchange } from '../codeExchange';

/** The key of a provider's account. */
export interface SocialKey {
  provider: SocialProviderId;
  issuer: string;
  subject: string;
}

/** What a provider says about a person. */
export interface SocialIdentity extends SocialKey {
  /** null when the provider gave no complete name. */
  name: PersonName | null;
  /** Only an address that the provider has verified. */
  email: string | null;
}

/** What a provider was asked with; the answer is checked against it. */
interface SocialRequest {
  state: string;
  nonce: string;
  responseType: ResponseType;
  /** The S256 challenge of a request for a code; null for one that wants the token itself. */
  challenge: string | null;
  redirectUri: string;
  language: Language;
}

/** An unchecked answer: a token from the browser, or a code for the server to exchange. */
type SocialAnswer = { idToken: string } | CodeExchange;

/** An answer whose token is valid; the authorization request that it answers is not checked yet. */
export interface CheckedSocialAnswer {
  identity: SocialIdentity;
  /** null where the provider has none: the request is then found by its state. */
  nonce: string | null;
  /** When the person signed in at the provider, milliseconds; null when it does not say. */
  signedInAt: number | null;
}

/** Sign-in at Google or Facebook: directly, or through Firebase or the simulator. */
export interface SocialProvider {
  id: SocialProviderId;
  /** Whether it is the demo run's simulated one. */
  simulated: boolean;
  /** How the provider responds to a request that a script begins. */
  responseType: ResponseType;
  /**
   * What Firebase's SDK in the browser needs; null when the browser is redirected to an address.
   */
  firebase: FirebaseSignIn | null;
  /** The origin that a form may be redirected to; null for the site's own. */
  formTarget: string | null;
  /** The address to redirect the browser to; null when Firebase's SDK signs in. */
  begin(request: SocialRequest): Promise<string | null>;
  /** @throws ApiError `invalid_token`, or `social_unavailable` while the provider is down. */
  accept(answer: SocialAnswer): Promise<CheckedSocialAnswer>;
}
