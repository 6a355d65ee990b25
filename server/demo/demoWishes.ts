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
  everyWeeks: number;
}

const EVERYWHERE = REGIONS.map(({ id }) => id);
const COMMON_SYSTEMS = ['takecare', 'cosmic', 'melior', 'ncs-cross', 'vas', 'pmo'];

/** Every field that the demo's jobs have for a profession. */
function fieldsOf(workRole: string): readonly string[] {
  return ROLE_PROFILES.find(({ role }) => role === workRole)?.fields ?? [];
}

/**
 * A wish for work of one profession, everywhere unless it says where: a job in any region finds enough
 * candidates to be shown.
 */
export function wishOf(
  workRole: string,
  said: Pick<DemoWish, 'minRate' | 'everyWeeks'> & Partial<Pick<DemoWish, 'locations'>>,
): DemoWish {
  const { minRate, everyWeeks, locations = EVERYWHERE } = said;
  const workFields = fieldsOf(workRole);
  return { workRole, locations, workFields, systems: COMMON_SYSTEMS, minRate, everyWeeks };
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
