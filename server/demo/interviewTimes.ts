import { addDays, weekdayOf } from '#domain/calendar/days';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import type { Interval } from '#domain/interviews/slots';

const DAYS_AHEAD = 2;
const DAYS_OFFERED = 5;
const SATURDAY = 5;
const HOURS = [
  ['09:00', '11:00'],
  ['13:00', '15:00'],
] as const;

/** The times that the demo recruiter offers for interviews: five weekdays from the day after tomorrow. */
export function interviewTimes(today: string): Interval[] {
  const free: Interval[] = [];
  let day = addDays(today, DAYS_AHEAD);
  for (let offered = 0; offered < DAYS_OFFERED; day = addDays(day, 1)) {
    if (weekdayOf(day) >= SATURDAY) continue;
    offered += 1;
    for (const [from, to] of HOURS) {
      free.push({
        from: new Date(stockholmInstant(day, from)).toISOString(),
        to: new Date(stockholmInstant(day, to)).toISOString(),
      });
    }
  }
  return free;
}
