import { addDays } from '#domain/calendar/days';
import { type IsoWeek, isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import type { JobPreferences } from '#domain/candidates/preferences';
import { HOURLY_RATE } from '#domain/limits';
import { REGIONS } from '#domain/vocabulary/locations';
import { ROLE_PROFILES } from './roleProfiles';

/** The preferences of a demo candidate. Ids are the vocabulary's. */
export interface DemoWish {
  workRole: string;
  locations: readonly string[];
  workFields: readonly string[];
  systems: readonly string[];
  /** The comparable rate, SEK per hour. */
  minRate: number;
  /** They can work every so many weeks. */
  everyWeeks: 1 | 2 | 3;
}

/** Many have several regions, so that a job in any region finds enough of them to be shown. */
export const EVERYWHERE = REGIONS.map(({ id }) => id);
export const COMMON_SYSTEMS = ['takecare', 'cosmic', 'melior', 'ncs-cross', 'vas', 'pmo'] as const;

/** Every field that the demo's jobs have for a profession. */
export function fieldsOf(workRole: string): readonly string[] {
  return ROLE_PROFILES.find(({ role }) => role === workRole)?.fields ?? [];
}

/** How many weeks from the first start of the demo a candidate can say that they work. */
const WEEKS_AHEAD = 52;

/** The preferences of a demo candidate, with weeks from the one after `today` on. */
export function wishedFor(wish: DemoWish, today: string): JobPreferences {
  const { workRole, locations, workFields, systems, minRate, everyWeeks } = wish;
  const weeks: IsoWeek[] = [];
  for (let week = 1; week <= WEEKS_AHEAD; week += everyWeeks) {
    weeks.push(isoWeekOf(addDays(today, 7 * week)));
  }
  return {
    workRoles: [workRole],
    locations: [...locations],
    workFields: [...workFields],
    systems: [...systems],
    employmentTypes: ['konsult', 'timanstallning', 'vikariat'],
    onCallDuty: null,
    compensation: { hourly: { minRate, maxRate: HOURLY_RATE.max } },
    availablePeriods: { weeksData: Object.fromEntries(weeks.map((week) => [weekKey(week), week])) },
  };
}
