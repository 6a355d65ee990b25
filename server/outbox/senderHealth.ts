import type { HealthPart } from '../http/health';
import { MINUTE, SECOND } from '../lib/time';
import type { Watch } from '../lib/watch';
import { CHANNELS, type ChannelName } from './entry';

/** The sender of a channel among the background tasks. */
export const senderTask = (channel: ChannelName): string => `outbox ${channel}`;

/**
 * Whether the senders of a node look for what is to be sent, which each does every few seconds. What one
 * does not send another node does, and it waits: a node is of use without them.
 */
export function senderHealth(watch: Watch): HealthPart {
  return {
    name: 'senders',
    needed: false,
    read() {
      const states = new Map(watch.states().map(({ task, sinceTurn }) => [task, sinceTurn]));
      const since = CHANNELS.map((channel) => {
        const turned = states.get(senderTask(channel));
        // A channel that is not set up sends nothing
        return [channel, turned === undefined ? null : Math.round(turned / SECOND)] as const;
      });
      return {
        ok: since.every(([, seconds]) => seconds === null || seconds * SECOND < MINUTE),
        ...Object.fromEntries(
          since.map(([channel, seconds]) => [`${channel}SecondsSinceLook`, seconds]),
        ),
      };
    },
  };
}
