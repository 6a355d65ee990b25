import { numbersIn } from './personalNumber';
import { tidyNumber } from './tidy';

/** A text with a sign in the place of what can be somebody's number; any other text as it is. */
export function withoutPersonalNumbers(text: string, sign = '…'): string {
  const plain = tidyNumber(text);
  let left = '';
  let from = 0;
  for (const { index, 1: whole = '' } of numbersIn(plain)) {
    if (index < from) continue;
    left += plain.slice(from, index) + sign;
    from = index + whole.length;
  }
  return from === 0 ? text : left + plain.slice(from);
}
