import type { FirstDayState } from '#domain/api/firstDay';

/**
 * Whether a first day is over: nobody is asked for what is missing any more.
 *
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export const hasPassed = ({ firstDay }: Pick<FirstDayState, 'firstDay'>, today: string): boolean =>
  firstDay !== null && firstDay < today;
