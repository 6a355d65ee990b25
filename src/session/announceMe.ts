import { getMe, type Me } from '#domain/api/v2';
import { keyOf } from '../data/keys';
import { keepAnswer, knownAnswer, type SiteData } from '../data/siteData';

/** What is known of a browser without a session. */
export const VISITOR: Me = { profile: null, sharedComputer: false };

/** Every hook that asks who is signed in hears the answer. */
export async function announceMe(
  data: SiteData,
  { profile, sharedComputer, sessionEnded }: Me,
): Promise<void> {
  const me: Me = { profile, sharedComputer, ...(sessionEnded && { sessionEnded }) };
  await keepAnswer(data, keyOf(getMe, {}), { status: 0, ...me });
}

/** Who was signed in a moment ago, as far as this page knows. */
export const knownMe = (data: SiteData): Me | undefined => knownAnswer(data, keyOf(getMe, {}));
