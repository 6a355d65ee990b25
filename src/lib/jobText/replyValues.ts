import type { IntlShape } from 'react-intl';
import type { ReplyFigures } from '#domain/chat/replyLedger';

/** More hours than this are said in days. */
const MOST_HOURS = 48;
const HOURS_PER_DAY = 24;

/** The values of the text on how an employer answers: "5 timmar", and of ten messages how many. */
export function replyValues(intl: IntlShape, { medianHours, answersOfTen }: ReplyFigures) {
  const inDays = medianHours > MOST_HOURS;
  const time = intl.formatNumber(inDays ? Math.ceil(medianHours / HOURS_PER_DAY) : medianHours, {
    style: 'unit',
    unit: inDays ? 'day' : 'hour',
    unitDisplay: 'long',
  });
  return { time, ofTen: answersOfTen };
}
