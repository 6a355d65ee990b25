import type { SalarySourceId } from './salarySources';

/** A published figure of temporary staff's pay: one value, or a range. */
export interface HiredOffer {
  /** Of whom; the screens have a text for each. */
  of:
    | 'nurse_lowest'
    | 'nurse_default'
    | 'theatre_nurse_default'
    | 'specialist_nurse_highest'
    | 'nurse_month'
    | 'doctor_month'
    | 'general_practitioner_week'
    | 'psychiatrist_week';
  low: number;
  high: number;
  unit: 'hour' | 'week' | 'month';
  year: number;
  source: SalarySourceId;
}

const exactly = (value: number) => ({ low: value, high: value });

/** Single sites' and calculators' figures: every one is unsure. */
export const HIRED_NURSE_OFFERS: readonly HiredOffer[] = [
  { of: 'nurse_lowest', ...exactly(200), unit: 'hour', year: 2023, source: 'bemlo' },
  { of: 'nurse_default', ...exactly(335), unit: 'hour', year: 2026, source: 'agency_default_pay' },
  {
    of: 'theatre_nurse_default',
    ...exactly(411),
    unit: 'hour',
    year: 2026,
    source: 'agency_default_pay',
  },
  { of: 'specialist_nurse_highest', ...exactly(600), unit: 'hour', year: 2023, source: 'bemlo' },
  { of: 'nurse_month', low: 32_000, high: 96_000, unit: 'month', year: 2023, source: 'bemlo' },
];

export const HIRED_DOCTOR_OFFERS: readonly HiredOffer[] = [
  {
    of: 'doctor_month',
    low: 88_000,
    high: 176_000,
    unit: 'month',
    year: 2023,
    source: 'docia_doctors',
  },
  {
    of: 'general_practitioner_week',
    low: 30_000,
    high: 50_000,
    unit: 'week',
    year: 2024,
    source: 'docia_general_practitioners',
  },
  {
    of: 'psychiatrist_week',
    low: 30_000,
    high: 50_000,
    unit: 'week',
    year: 2024,
    source: 'docia_psychiatrists',
  },
];
