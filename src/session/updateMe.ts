import { getMe, type Me } from '#domain/api/v2';
import { keyOf } from '../data/keys';
import { cacheAnswer, cachedAnswer, type SiteData } from '../data/siteData';
import { settleSharedComputer } from './settleSharedComputer';

/** The answer for a browser without a session. */
export const VISITOR: Me = { profile: null, sharedComputer: false };

/** Puts who is signed in into the cache, so that every hook that reads it shows it. */
export async function updateMe(
  data: SiteData,
  { profile, sharedComputer, sessionEnded }: Me,
): Promise<void> {
  const me: Me = { profile, sharedComputer, ...(sessionEnded && { sessionEnded }) };
  // A session may have begun without a new page
  if (profile) settleSharedComputer(Date.now());
  await cacheAnswer(data, keyOf(getMe, {}), { status: 0, ...me });
}

/** Who was signed in at the last answer; undefined before the first. */
export const cachedMe = (data: SiteData): Me | undefined => cachedAnswer(data, keyOf(getMe, {}));
