import type { IsoWeek } from '#domain/calendar/isoWeek';

/**
 * A candidate's preferences (part 3). Every list is of vocabulary ids; an empty one means that none
 * are chosen yet.
 */
export interface JobPreferences {
  locations: string[];
  workRoles: string[];
  workFields: string[];
  systems: string[];
  /** Whether they want on-call duty; null: either way. */
  onCallDuty: boolean | null;
  /**
   * The comparable rate (decision 28 of the specification), SEK per hour; the bounds of part 9 are
   * no limit.
   */
  compensation: { hourly: { minRate: number; maxRate: number } };
  /** The weeks in which they can work, by `weekKey` (`12_2026`). */
  availablePeriods: { weeksData: Record<string, IsoWeek> };
  employmentTypes: string[];
}

/** The fields that part 5 requires. */
type RequiredPreference =
  | 'locations'
  | 'workRoles'
  | 'employmentTypes'
  | 'workFields'
  | 'systems'
  | 'availablePeriods';

/** The message ids of required fields that are empty. */
export const MISSING_PREFERENCE = {
  locations: 'preferences.locations.required',
  workRoles: 'preferences.work_roles.required',
  employmentTypes: 'preferences.employment_types.required',
  workFields: 'preferences.work_fields.required',
  systems: 'preferences.systems.required',
  availablePeriods: 'preferences.available_periods.required',
} as const satisfies Record<RequiredPreference, string>;

/** Preferences are saved as they are filled in: what is missing until they are complete. */
export function missingPreferences(
  preferences: Pick<JobPreferences, RequiredPreference>,
): Record<string, string> {
  const { availablePeriods, ...lists } = preferences;
  const filled = { ...lists, availablePeriods: Object.keys(availablePeriods.weeksData) };
  return Object.fromEntries(
    Object.entries(MISSING_PREFERENCE).filter(([field]) => Reflect.get(filled, field).length === 0),
  );
}
