import type { SourceId } from '../sources';
import type { HolidayHours } from './redDays';

/** The kinds of inconvenient hours. */
export type SupplementKind =
  | 'weekday_evening'
  | 'weekday_night'
  | 'weekend'
  | 'weekend_night'
  | 'holiday'
  | 'holiday_night'
  | 'major_holiday'
  | 'major_holiday_night';

/** Amounts of a period, both days included. */
export interface SupplementAmounts {
  from: string;
  until: string;
  /** Öre an hour; null: no published amount. */
  amounts: Readonly<Record<SupplementKind, number | null>>;
  source: SourceId | null;
}

/** Who pays which supplement, and at what hours. */
export interface SupplementAgreement {
  holidayHours: HolidayHours;
  /** The hour of Monday at which the weekend ends. */
  weekendUntil: number;
  /** The hour at which a night ends. */
  nightUntil: number;
  majorNightUntil: number;
  /** By rising days. */
  periods: readonly SupplementAmounts[];
}

const UNKNOWN: SupplementAmounts['amounts'] = {
  weekday_evening: null,
  weekday_night: null,
  weekend: null,
  weekend_night: null,
  holiday: null,
  holiday_night: null,
  major_holiday: null,
  major_holiday_night: null,
};

/**
 * AB, the general terms of municipalities and regions: what an employee gets on top of the pay.
 * Amounts of 2025 were not published; of 2026 those of weekday evenings and nights were not.
 */
export const AB_SUPPLEMENTS: SupplementAgreement = {
  holidayHours: { eveFrom: 16, majorEveFrom: 18, until: 7 },
  weekendUntil: 7,
  nightUntil: 6,
  majorNightUntil: 6,
  periods: [
    {
      from: '2024-04-01',
      until: '2025-03-31',
      amounts: {
        weekday_evening: 2480,
        weekday_night: 5480,
        weekend: 6390,
        weekend_night: 7350,
        holiday: 6390,
        holiday_night: 7350,
        major_holiday: 12_270,
        major_holiday_night: 14_730,
      },
      source: 'ab_supplements_2024',
    },
    { from: '2025-04-01', until: '2026-03-31', amounts: UNKNOWN, source: null },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      amounts: {
        weekday_evening: null,
        weekday_night: null,
        weekend: 6810,
        weekend_night: 7830,
        holiday: 6810,
        holiday_night: 7830,
        major_holiday: 13_070,
        major_holiday_night: 15_690,
      },
      source: 'ab_supplements_2026',
    },
  ],
};

/**
 * The national staffing agreement: what a region pays an agency for a nurse on top of the price, in
 * all zones. What the nurse gets of it is between them and the agency. It says nothing of public
 * holidays that are not major, and its source does not say when a major holiday begins; the hours
 * of AB are used.
 */
export const NATIONAL_SUPPLEMENTS: SupplementAgreement = {
  holidayHours: { eveFrom: 16, majorEveFrom: 18, until: 7 },
  weekendUntil: 6,
  nightUntil: 6,
  majorNightUntil: 7,
  periods: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      amounts: {
        weekday_evening: 3700,
        weekday_night: 8200,
        weekend: 9600,
        weekend_night: 10_900,
        holiday: null,
        holiday_night: null,
        major_holiday: 18_400,
        major_holiday_night: 22_200,
      },
      source: 'national_supplements_2026',
    },
  ],
};
