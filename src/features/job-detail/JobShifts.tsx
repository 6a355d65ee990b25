import { ShiftList, type ShiftListRow } from '@vikari/ui-kit/ShiftList';
import { daysBetween } from '#domain/calendar/days';
import type { Shift } from '#domain/jobs/jobFacts';
import { useWords, type Words } from '../../i18n/intl';
import { dayRangeText, weekdayText } from '../../lib/dates';
import { JobSection } from './JobSection';
import { type ShiftRun, shiftWeeks } from './shiftWeeks';

/** "mån", "mån, tis" or "mån–ons". */
function daysText({ intl }: Words, { firstDay, lastDay }: ShiftRun): string {
  const [first, last] = [weekdayText(intl, firstDay), weekdayText(intl, lastDay)];
  if (firstDay === lastDay) return first;
  return daysBetween(firstDay, lastDay) === 1 ? `${first}, ${last}` : `${first}–${last}`;
}

function rowOf(words: Words, run: ShiftRun): ShiftListRow {
  return {
    days: daysText(words, run),
    times: `${run.from}–${run.to}`,
    note: run.overnight ? words.t('job_detail.shifts.next_day') : undefined,
  };
}

/** The shifts that the job names, by week; nothing when it names none. */
export function JobShifts({ shifts }: { shifts: readonly Shift[] }) {
  const words = useWords();
  const { t, intl } = words;
  if (shifts.length === 0) return null;
  return (
    <JobSection title="job_detail.shifts">
      <ShiftList
        weeks={shiftWeeks(shifts).map(({ week, runs }) => ({
          id: week.startDate,
          title: t('job_detail.shifts.week', { week: week.weekNumber }),
          note: dayRangeText(intl, week.startDate, week.endDate),
          rows: runs.map((run) => rowOf(words, run)),
        }))}
        moreLabel={(count) => t('job_detail.shifts.more', { count })}
      />
    </JobSection>
  );
}
