import type { IntlShape } from 'react-intl';

/** The day of an instant as it is said in a sentence: "3 december". */
export function askedDay(intl: IntlShape, instant: string): string {
  return intl.formatDate(instant, { day: 'numeric', month: 'long' });
}
