import type { Language } from '#domain/language';

/** Which staff an organisation asks about. */
export const PRICING_STAFF = [
  'nurses',
  'specialist_nurses',
  'doctors',
  'assistant_nurses',
  'midwives',
  'other',
] as const;
export type PricingStaff = (typeof PRICING_STAFF)[number];

/** How many assignments a year they expect to publish. */
export const PRICING_VOLUMES = ['few', 'some', 'many', 'unknown'] as const;
export type PricingVolume = (typeof PRICING_VOLUMES)[number];

/** Characters of what they write besides. */
export const MAX_PRICING_MESSAGE = 2000;

/** What an organisation sends from the page of prices. */
export interface PricingRequest {
  organisation: string;
  /** Of the person whom Vikari answers. */
  name: string;
  email: string;
  /** '' for none. */
  phone: string;
  staff: PricingStaff[];
  volume: PricingVolume;
  /** '' for none. */
  message: string;
  /** Of the receipt. */
  language: Language;
}

/** The page, and the address that its form is posted to without a script. */
export const PRICING_PATH = '/priser';

/** Where the form can be posted again, or corrected; a part of the page's address. */
const PRICING_PROBLEMS = ['invalid', 'too_many', 'mail_sent', 'failed'] as const;
export type PricingProblem = (typeof PRICING_PROBLEMS)[number];

export function isPricingProblem(value: unknown): value is PricingProblem {
  return PRICING_PROBLEMS.some((problem) => problem === value);
}
