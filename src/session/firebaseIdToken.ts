import { getApps, initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
} from 'firebase/auth';
import { ApiError } from '#domain/api/errors';
import type { FirebaseSignIn } from '#domain/api/social';
import type { SocialProviderId } from '#domain/signIn/ways';

/** Firebase's codes for a window that the user closed. */
const CANCELLED = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

const PROVIDERS = { google: GoogleAuthProvider, facebook: FacebookAuthProvider } as const;

/**
 * Signs in at a provider through Firebase, in a separate window.
 * @returns Firebase's ID token; nothing of it is stored in this browser.
 */
export async function firebaseIdToken(
  { projectId, apiKey, authDomain }: FirebaseSignIn,
  provider: SocialProviderId,
): Promise<string> {
  const app = initializeApp({ projectId, apiKey, authDomain }, `sign-in-${getApps().length}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  try {
    const asked = new PROVIDERS[provider]();
    const { user } = await signInWithPopup(auth, asked, browserPopupRedirectResolver);
    return await user.getIdToken();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (CANCELLED.includes(code)) throw new ApiError('bankid_cancelled', 'Closed by the person.');
    if (code === 'auth/network-request-failed') {
      throw new ApiError('network_error', 'Network Error occurred');
    }
    throw new ApiError('social_login_failed', 'No user credential returned from social login');
  }
}
