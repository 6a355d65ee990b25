import type { OneOf } from '../internal/oneOf';

/** The type of a message. */
export type SnackbarType = OneOf<['info', 'success', 'warning', 'error']>;

/** An action of the message. */
export interface SnackbarAction {
  label: string;
  onPress: () => void;
}

/** A temporary message. */
export interface SnackbarMessage {
  id: string;
  text: string;
  type: SnackbarType;
  /** Milliseconds it is shown, not counting paused time. */
  duration: number;
  action?: SnackbarAction | undefined;
}

/** Default milliseconds of a message. */
export const DEFAULT_DURATION = 2000;

/** Messages, the shown one first. */
export type SnackbarQueue = readonly SnackbarMessage[];

/** What can happen to the queue. */
export type SnackbarQueueAction =
  | { type: 'add'; message: SnackbarMessage }
  | { type: 'remove'; id: string };

/** The next queue; pure. A message with the text and type of a waiting one is not added. */
export function snackbarQueue(queue: SnackbarQueue, action: SnackbarQueueAction): SnackbarQueue {
  if (action.type === 'remove') return queue.filter(({ id }) => id !== action.id);
  const { message } = action;
  const known = queue.some(({ text, type }) => text === message.text && type === message.type);
  return known ? queue : [...queue, message];
}
