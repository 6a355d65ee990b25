import { personalNumbersIn } from '#domain/text/personalNumber';
import { confirmed } from './confirmed';

/** Whether a text holds what can be a personal identity number, and nobody has said that it is none. */
export function asksAboutNumber(text: string): boolean {
  return !isConfirmed(text);
}

/** Whether all that looks like a number in a text was said to be none; also where nothing does. */
export function isConfirmed(text: string): boolean {
  return personalNumbersIn(text).every((number) => confirmed.has(number));
}

/** The person says that what looks like a number in these texts is none. */
export function confirmNumbers(texts: readonly string[]): void {
  for (const text of texts) {
    for (const number of personalNumbersIn(text)) confirmed.add(number);
  }
}
