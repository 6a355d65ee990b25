/** The ways out. Each is an adapter in its own folder, which also lists its kinds. */
export const CHANNELS = ['mail', 'push', 'webhook'] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** What is to be sent. */
export interface NewEntry {
  channel: ChannelName;
  /** What it is about, by the list of its channel: a mail's template, a webhook's event. */
  kind: string;
  /** The channel has one entry with it at a time: a newer one replaces the one that waits. */
  key: string;
  /** Entries of one lane are sent in order; one without a lane waits for no other. */
  lane?: string;
  /**
   * Who is called with it: an employer's address, a push service, the mail server. What waits for one
   * that does not answer holds up nothing for another.
   */
  receiver: string;
  /** Whose account it is about, with which it is deleted; null when it is about none. */
  userId: string | null;
  /** All that the channel needs, as JSON. Entries outlive a deploy: the next version reads it too. */
  payload: object;
  /** Milliseconds since the epoch; at once when absent. */
  dueAt?: number;
  /** Milliseconds since the epoch: when it is no longer worth sending. */
  expiresAt: number;
}

/** An entry that this node has taken to send. */
export interface Entry<Payload> {
  /** Names the entry; another one once a newer entry has taken its place. */
  position: number;
  kind: string;
  key: string;
  lane: string | null;
  receiver: string;
  /** It could not be made ready before. */
  isSetAside: boolean;
  /** Whose account it is about; null when it is about none. */
  userId: string | null;
  payload: Payload;
  /** Attempts so far, this one included. */
  attempts: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}
