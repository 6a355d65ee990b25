/** Milliseconds until a message is noticed, and for each of its signs, at some 200 words a minute. */
const NOTICED = 2000;
const SIGN = 60;
/** Nobody waits longer for the next message, and nobody reads and acts in less. */
const MOST = 12_000;
const TO_ACT = 8000;

/**
 * How long a message is shown, in milliseconds, while no pointer and no focus is on it.
 * @param action The label of its action, which takes time to be reached.
 */
export function readingTime(text: string, action = ''): number {
  const read = NOTICED + SIGN * (text.length + action.length);
  return Math.min(Math.max(read, action === '' ? 0 : TO_ACT), MOST);
}
