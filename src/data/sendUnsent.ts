import { sendMessages } from './openUnsent';
import type { SiteData } from './siteData';
import { ticksOf } from './unsentTicks';

/** Sends the ticks and messages that an earlier page left unsent, while the candidate is signed in. */
export function sendUnsent(data: SiteData, userId: string): void {
  ticksOf(data)?.start();
  sendMessages(data, userId);
}
