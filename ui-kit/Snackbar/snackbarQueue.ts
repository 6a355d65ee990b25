/** What a message means. */
export type SnackbarType = 'info' | 'success' | 'warning' | 'error';

/** Something to do about it. */
export interface SnackbarAction {
  label: string;
  onPress: () => void;
}

/** A message that passes. */
export interface SnackbarMessage {
  id: string;
  text: string;
  type: SnackbarType;
  /** Milliseconds it stays, not counting the time it is read. */
  duration: number;
  action?: SnackbarAction | undefined;
}

/** Milliseconds a message stays when nobody says otherwise. */
export const DEFAULT_DURATION = 2000;

/** Messages, the shown one first. */
export type SnackbarQueue = readonly SnackbarMessage[];

/** What can happen to the queue. */
export type SnackbarQueueAction =
  | { type: 'add'; message: SnackbarMessage }
  | { type: 'remove'; id: string };

/** The next queue; pure. The same text and type already waiting is not said twice. */
export function snackbarQueue(queue: SnackbarQueue, action: SnackbarQueueAction): SnackbarQueue {
  if (action.type === 'remove') return queue.filter(({ id }) => id !== action.id);
  const { message } = action;
  const known = queue.some(({ text, type }) => text === message.text && type === message.type);
  return known ? queue : [...queue, message];
}
