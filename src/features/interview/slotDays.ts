import { stockholmClock } from '#domain/calendar/stockholmTime';
import type { InterviewSlot } from '#domain/interviews/slots';

/** The free slots of one day in Stockholm. */
export interface SlotDay {
  /** `YYYY-MM-DD`. */
  day: string;
  slots: { startsAt: string; from: string; to: string }[];
}

/** The free slots by their day, in order, with their clock times in Stockholm. */
export function slotDays(slots: readonly InterviewSlot[]): SlotDay[] {
  const days: SlotDay[] = [];
  for (const { startsAt, endsAt, free } of slots) {
    if (!free) continue;
    const { day, time: from } = stockholmClock(Date.parse(startsAt));
    const { time: to } = stockholmClock(Date.parse(endsAt));
    const last = days.at(-1);
    const slot = { startsAt, from, to };
    if (last?.day === day) last.slots.push(slot);
    else days.push({ day, slots: [slot] });
  }
  return days;
}
