import type { LiveEvent } from '#domain/api/live';

/**
 * The interface for live updates: `onEvent` gets every event about the signed-in user from now on.
 * Returns how to stop.
 */
export type LivePort = (onEvent: (event: LiveEvent) => void) => () => void;
