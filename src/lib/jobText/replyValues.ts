import type { ReplyFigures } from '#domain/chat/replyLedger';

/** More hours than this are said in days. */
const MOST_HOURS = 48;
const HOURS_PER_DAY = 24;

/** The values of the text on how an employer answers; `days` is 0 where hours say it better. */
export function replyValues({ medianHours, answersOfTen }: ReplyFigures) {
  const days = medianHours > MOST_HOURS ? Math.ceil(medianHours / HOURS_PER_DAY) : 0;
  return { days, hours: medianHours, ofTen: answersOfTen };
}
